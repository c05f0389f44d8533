import styled from "styled-components";
import { wideWindow } from "../../theme/tokens";
import { Logo } from "../../ui/Logo";
import { LazyPart } from "../frame/LazyPart";
import { lowerNotches } from "../ticket/paper";
import { useWords } from "../words/pageWords";
import { ticketLoaders } from "./MadeTicket";
import { Day, Hour, openDay, openHour } from "./stubParts";
import type { BookingController } from "./useBooking";

const Printer = styled.section`
  display: flex; flex-direction: column; min-height: 0; color: var(--ink);
  @media not all and ${wideWindow} { :not([data-unfolded]) > && { display: none; } }
`;

const Slot = styled.div`
  position: relative; z-index: 1; flex: none; height: 0.875rem; border-radius: 0.5rem;
  background: var(--night); box-shadow: inset 0 2px 4px #000, 0 1px 0 var(--accent);
`;

// The sheet is clipped at the slot, below which its upper end is pushed out.
const Frame = styled.div`
  position: relative; display: flex; flex-direction: column; min-height: 0; margin: -0.4375rem 0.875rem 0;
  clip-path: inset(0 -1.5rem -2rem); filter: drop-shadow(0 0.5rem 0.75rem rgb(var(--nightRgb) / 40%));
`;

const Back = styled.div`
  --notch: 0.375rem;
  position: absolute; inset: -30rem 0 0; background: var(--paperRaised);
  -webkit-mask: ${lowerNotches}; mask: ${lowerNotches};
`;

const Print = styled.div`
  position: relative; display: flex; flex-direction: column; min-height: 0; padding: var(--s24) 1.25rem 1.625rem;
  line-height: 1.4;
`;

const Brand = styled.div`
  display: flex; flex: none; align-items: center; justify-content: space-between; gap: var(--s8); color: var(--accentInk);
`;

const BrandName = styled.p`
  font-size: var(--text-small); font-weight: 800; letter-spacing: 0.06em; text-transform: uppercase; color: var(--inkSoft);
`;

type Props = { booking: BookingController; id: string; isWanted: boolean };

/**
 * The ticket as far as it is known, coming out of a slot. Its facts load with the ticket's part; until then the sheet shows
 * the dotted places of hour and day.
 */
export function Stub({ booking, id, isWanted }: Props) {
  const { stub: label } = useWords("form");
  const blank = (
    <>
      <Hour as="p">{openHour}</Hour>
      <Day>{openDay}</Day>
    </>
  );
  return (
    <Printer id={id} aria-label={label}>
      <Slot />
      <Frame data-feed="sheet">
        <Back />
        <Print>
          <Brand>
            <BrandName>{label}</BrandName>
            <Logo letter={booking.shop.markLetter} size="1.75rem" />
          </Brand>
          <LazyPart loaders={ticketLoaders} isWanted={isWanted} loading={blank} failed={() => blank}>
            {({ StubFacts }) => <StubFacts booking={booking} />}
          </LazyPart>
        </Print>
      </Frame>
    </Printer>
  );
}
