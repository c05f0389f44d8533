import type { ComponentProps } from "react";
import { chatLink } from "../../domain/contact/chatLink";
import { NewTabLink } from "../../ui/Button";

type Props = ComponentProps<typeof NewTabLink> & {
  shop: { chatNumber: string };
  /** The text with which the chat opens. */
  message?: string;
};

/** A link to the shop's chat, with the look of a button; it opens in another tab. */
export const ChatLink = ({ shop, message, ...props }: Props) => (
  <NewTabLink {...props} href={chatLink(shop.chatNumber, message)} />
);
