import styled from "styled-components";
import { chatLink } from "../../domain/links/chatLink";
import { color, space } from "../../theme/tokens";
import { ButtonLink } from "../../ui/Button";

export const Paragraph = styled.p`
  max-width: 48em; margin-top: ${space.close}; color: ${color.creamSoft};
  @media print { display: none; }
`;

export const Actions = styled.div`
  display: grid; gap: ${space.close}; max-width: 24rem; margin-top: ${space.wide};
  @media print { display: none; }
`;

/** A phone number, which is not broken across lines. */
export const Phone = styled.span`white-space: nowrap; font-size: min(1em, 7.5vw);`;

type Props = { shop: { readonly chatNumber: string; readonly phone: string }; text: string };

/** The link to the shop's chat for those whose ticket could not be read whole. */
export function AskShop({ shop, text }: Props) {
  return (
    <ButtonLink href={chatLink(shop.chatNumber, text)} target="_blank" rel="noopener noreferrer" $look="outline">
      <span>
        Tanya lewat WhatsApp <Phone>{shop.phone}</Phone>
      </span>
    </ButtonLink>
  );
}
