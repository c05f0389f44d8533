import { memo } from "react";
import styled from "styled-components";
import type { OfferedService } from "../../domain/shop/service";
import { color } from "../../theme/tokens";
import { useWords } from "../shell/pageWords";
import { shopText } from "../shell/ShopText";
import { ChoiceCard, ChoiceDetail, ChoiceGrid, ChoiceName } from "./choiceCards";
import { Step } from "./Step";

const Tick = styled.input`
  width: 1.5rem; height: 1.5rem; margin: 0; accent-color: ${color.brass};
  &:focus-visible { outline: none; box-shadow: none; }
`;

type Props = {
  services: readonly OfferedService[];
  chosenIds: readonly string[];
  /** Says that none is chosen. */
  error: string | undefined;
  onToggle: (id: string) => void;
};

/** Step 2: services, each switched on and off by itself. */
export const ServiceToggles = memo(function ServiceToggles({ services, chosenIds, error, onToggle }: Props) {
  const words = useWords("booking");
  const { minutes, rupiahFrom } = words.shop;
  return (
    <Step field="services" step={2} title={words.chooseServices} error={error}>
      <ChoiceGrid>
        {services.map((service) => (
          <ChoiceCard key={service.id}>
            <Tick
              type="checkbox"
              name="service"
              value={service.id}
              checked={chosenIds.includes(service.id)}
              aria-invalid={error ? true : undefined}
              onChange={() => onToggle(service.id)}
            />
            <ChoiceName>{shopText(service.name)}</ChoiceName>
            <ChoiceDetail>
              {rupiahFrom(service.basePrice, service.startingPrice === true)}
              {service.dollars && ` (${service.dollars})`} · {minutes(service.duration)}
              {service.atCustomer && ` · ${words.atCustomer}`}
            </ChoiceDetail>
          </ChoiceCard>
        ))}
      </ChoiceGrid>
    </Step>
  );
});
