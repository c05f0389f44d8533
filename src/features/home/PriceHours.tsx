import { Fragment } from "react";
import styled from "styled-components";
import type { OtherDays as OtherDaysOf, TimeSlotBand } from "../../domain/shop/timeSlot";
import { dayName, weekdays } from "../../domain/shop/weekday";
import { priceEffect } from "../../format/priceEffect";
import { shortDates } from "../../format/shortDate";
import { media } from "../../theme/media";
import { color, radius, space, type } from "../../theme/tokens";

const Box = styled.div`margin-top: ${space.block};`;

const Heading = styled.h3`font-size: ${type.title};`;

const OtherDays = styled.h4`margin-top: ${space.wide}; font-size: ${type.lead};`;

const When = styled.span`font-weight: 400; color: ${color.inkSoft};`;

const Explanation = styled.p`max-width: 44em; margin-top: ${space.hair}; color: ${color.inkSoft};`;

const Ruler = styled.ol`
  display: grid; gap: ${space.tight}; margin-top: ${space.wide}; grid-template-columns: repeat(2, 1fr);
  @media ${media.tablet} { grid-template-columns: repeat(3, 1fr); }
  @media ${media.desktop} { grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); }
`;

const tones = {
  usual: `color: ${color.ink}; background: ${color.paperRaised}; border-color: ${color.paperEdge};`,
  busy: `color: ${color.dangerDark}; background: ${color.dangerPaper}; border-color: ${color.dangerDark};`,
  quiet: `color: ${color.promo}; background: ${color.paperRaised}; border-color: ${color.promo};`,
} as const;

const Part = styled.li<{ $tone: keyof typeof tones }>`
  display: grid; padding: ${space.close} ${space.base};
  border: 1.5px solid; border-radius: ${radius.edge};
  ${({ $tone }) => tones[$tone]}
`;

const Hours = styled.span`font-size: ${type.small}; font-variant-numeric: tabular-nums;`;

const Label = styled.span`font-weight: 800;`;

const Effect = styled.span`font-size: ${type.small}; font-weight: 700;`;

/**
 * The bands of the day with their effect on prices (docs/rules.md, section 2), shown before the form asks for an hour. Nothing
 * where all hours cost the same.
 */
export function PriceHours({ bands }: { bands: Queries.TimeSlotBandsFragment }) {
  const prices = [bands, ...(bands.otherDays ?? [])].map((day) => [
    ...new Set(day.bands.map((band) => band.multiplier)),
  ]);
  if (new Set(prices.flat()).size === 1) return null;
  const isByHour = prices.some(({ length }) => length > 1);
  return (
    <Box>
      <Heading>{isByHour ? "Harga mengikuti jam" : "Harga mengikuti hari"}</Heading>
      <Explanation>
        {isByHour && "Jam ramai sedikit lebih mahal, jam sepi lebih hemat. "}Totalnya terlihat sebelum Anda booking.
      </Explanation>
      <BandRuler bands={bands.bands} />
      {bands.otherDays?.map((other) => (
        <Fragment key={other.name}>
          <OtherDays>
            {other.name} <When>{otherDaysText(other)}</When>
          </OtherDays>
          <BandRuler bands={other.bands} />
        </Fragment>
      ))}
    </Box>
  );
}

function BandRuler({ bands }: { bands: readonly TimeSlotBand[] }) {
  return (
    <Ruler>
      {bands.map(({ period, label, from, to, multiplier }) => (
        <Part key={period} $tone={multiplier > 1 ? "busy" : multiplier < 1 ? "quiet" : "usual"}>
          <Hours>
            {from}-{to}
          </Hours>
          <Label>{label}</Label>
          <Effect>{priceEffect(multiplier) || "harga normal"}</Effect>
        </Part>
      ))}
    </Ruler>
  );
}

/** The weekdays and dates of other days in Indonesian: "Sabtu, Minggu", "10 Mar-14 Mar 2027". */
function otherDaysText({ days, from, to }: Pick<OtherDaysOf, "days" | "from" | "to">): string {
  const whole = from && to && shortDates(from, to, "id");
  const since = from && `mulai ${shortDates(from, from, "id")}`;
  const span = whole || since || (to && `sampai ${shortDates(to, to, "id")}`);
  return [...weekdays.filter((day) => days?.includes(day)).map(dayName), ...(span ? [span] : [])].join(", ");
}
