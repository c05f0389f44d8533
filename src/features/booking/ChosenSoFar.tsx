import styled from "styled-components";
import { languageOf } from "../../domain/shop/englishContent";
import type { ServiceWithDollars } from "../../domain/shop/service";
import { color, font, space, textSize } from "../../theme/tokens";
import { useWords } from "../shell/pageWords";

const List = styled.ul`display: grid; gap: ${space.s8}; padding-left: ${space.s16}; border-left: 3px solid ${color.accent};`;

const Item = styled.li`display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 ${space.s16};`;

const Name = styled.span`font-weight: 700;`;

const Rest = styled.li`font-size: ${textSize.small}; color: ${color.creamSoft};`;

const Price = styled.span`
  font-family: ${font.display}; font-size: ${textSize.title}; font-weight: 900; line-height: 1.2; white-space: nowrap;
  color: ${color.accentBright};
`;

type Props = {
  services: readonly ServiceWithDollars[];
  /** What was chosen outside the form, in words, as on the poster; empty if nothing was. */
  wish: string;
  date: string | null;
  time: string | null;
};

/**
 * The choices made so far, at the top of the form, where a link with choices leads: services, wish, day and time. Services
 * have their base prices until a time has made a total of them.
 */
export function ChosenSoFar({ services, wish, date, time }: Props) {
  const { chosen: label, rest, shop } = useWords("form");
  return (
    <List aria-label={label}>
      {services.map((service) => (
        <Item key={service.id}>
          <Name lang={languageOf(service, "name")}>{service.name}</Name>
          {time === null && <Price>{shop.priceText(service.basePrice, service.startingPrice === true)}</Price>}
        </Item>
      ))}
      {wish && (
        <Item>
          <Name>{wish}</Name>
        </Item>
      )}
      {date && (
        <Item>
          <Name>{[shop.longDate(date), time].filter(Boolean).join(", ")}</Name>
        </Item>
      )}
      <Rest>{rest}</Rest>
    </List>
  );
}
