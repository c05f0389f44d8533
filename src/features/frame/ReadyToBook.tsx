import styled from "styled-components";
import { englishHomePath } from "../../domain/routes";
import { color, radius, space, textSize } from "../../theme/tokens";
import { SectionHeading } from "../../ui/Section";
import { PageLink } from "./PageLink";

const Frame = styled.section`
  display: grid; gap: ${space.s16}; justify-items: center; margin-top: ${space.s64}; padding: clamp(2rem, 6vw, 4rem) ${space.s24};
  text-align: center; color: ${color.cream}; background: ${color.dusk};
  border: 3px solid ${color.accent}; outline: 6px solid ${color.dusk}; border-radius: ${radius.box};
  > a { min-height: 3.5rem; --button-inset: ${space.s32}; font-size: ${textSize.lead}; }
`;

/** The end of an English page: the way to the booking form. */
export const ReadyToBook = () => (
  <Frame aria-labelledby="ready">
    <SectionHeading id="ready">Ready to Book?</SectionHeading>
    <p>Choose a day and an hour; the shop confirms on WhatsApp.</p>
    <PageLink to={`${englishHomePath}#booking`}>Ready to Book</PageLink>
  </Frame>
);
