import type { ComponentProps } from "react";
import { chatLink } from "../../domain/links/chatLink";
import { NewTabLink } from "../../ui/Button";

type Props = ComponentProps<typeof NewTabLink> & {
  shop: { readonly chatNumber: string };
  /** The prefilled message. */
  message?: string;
};

/** A button that opens the shop's chat. */
export const ChatLink = ({ shop, message, ...props }: Props) => (
  <NewTabLink {...props} href={chatLink(shop.chatNumber, message)} />
);
