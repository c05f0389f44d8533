import type { ReactNode, Ref } from "react";
import styled from "styled-components";
import { color, font, space, type } from "../../theme/tokens";
import { FieldError } from "../../ui/FieldError";
import { FieldNotice } from "../../ui/FieldNotice";
import { shopText } from "../shell/ShopText";

// The edge of what is chosen in a step (`--group-edge`) says that the choice is missing.
const Group = styled.fieldset<{ $isMissing: boolean }>`
  scroll-margin-top: 6rem;
  ${({ $isMissing }) => $isMissing && `--group-edge: ${color.danger};`}
`;

const Heading = styled.span`
  display: flex; align-items: center; gap: ${space.close};
  font-family: ${font.display}; font-size: ${type.title}; font-weight: 900; line-height: 1.2;
`;

const Disc = styled.span`
  display: grid; place-items: center; flex: none; width: min(2rem, 9vw); height: min(2rem, 9vw);
  font-family: ${font.text}; font-size: ${type.small}; font-weight: 800; color: ${color.cream};
  background: ${color.bottle}; border-radius: 50%;
`;

type Props = {
  /** What is chosen in it, which its element is named after. */
  field: string;
  step: number;
  title: string;
  /** What has happened to the choice; empty if there is nothing to say. */
  notice?: string;
  /** Says that the choice is missing. */
  error?: string | undefined;
  ref?: Ref<HTMLFieldSetElement>;
  children: ReactNode;
};

/** One step of the form under its number and name. It takes the focus by script alone. */
export function Step({ field, step, title, notice = "", error, ref, children }: Props) {
  const errorId = `booking-${field}-error`;
  return (
    <Group
      id={`booking-${field}`}
      $isMissing={error !== undefined}
      ref={ref}
      tabIndex={-1}
      aria-describedby={error && errorId}
    >
      <legend>
        <Heading>
          <Disc aria-hidden="true">{step}</Disc>
          {title}
        </Heading>
      </legend>
      <FieldNotice message={notice} renderText={shopText} />
      {children}
      <FieldError id={errorId} message={error} />
    </Group>
  );
}
