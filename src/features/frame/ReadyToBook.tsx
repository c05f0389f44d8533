import styled from "styled-components";
import { englishHomePath } from "../../domain/routes";
import { SectionHeading } from "../../ui/Section";
import { PageLink } from "./PageLink";

const Frame = styled.section`
  display: grid; gap: var(--s16); justify-items: center; margin-top: var(--s64); padding: clamp(2rem, 6vw, 4rem) var(--s24);
  text-align: center; color: var(--cream); background: var(--dusk);
  border: 3px solid var(--accent); outline: 6px solid var(--dusk); border-radius: var(--radius);
  > a { min-height: 3.5rem; --button-inset: var(--s32); font-size: var(--text-lead); }
`;

/** The end of an English page: the way to the booking form. */
export const ReadyToBook = () => (
  <Frame aria-labelledby="ready">
    <SectionHeading id="ready">Ready to Book?</SectionHeading>
    <p>Choose a day and an hour; the shop confirms on WhatsApp.</p>
    <PageLink to={`${englishHomePath}#booking`}>Ready to Book</PageLink>
  </Frame>
);
