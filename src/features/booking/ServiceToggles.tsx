import { memo } from "react";
import styled from "styled-components";
import type { OfferedService } from "../../domain/shop/service";
import { color } from "../../theme/tokens";
import { FieldError } from "../../ui/FieldError";
import { useWords } from "../shell/pageWords";
import { shopText } from "../shell/ShopText";
import { ChoiceCard, ChoiceDetail, ChoiceGrid, ChoiceName } from "./choiceCards";
import { fieldElementIds } from "./fieldElementIds";
import { StepGroup } from "./StepGroup";
import { StepHeading } from "./StepHeading";

const Tick = styled.input`
  width: 1.5rem; height: 1.5rem; margin: 0; accent-color: ${color.brass};
  &:focus-visible { outline: none; box-shadow: none; }
`;

type Props = {
  services: readonly OfferedService[];
  chosenIds: readonly string[];
  isMissing: boolean;
  onToggle: (id: string) => void;
};

/** Step 2: services, each switched on and off by itself. */
export const ServiceToggles = memo(function ServiceToggles({ services, chosenIds, isMissing, onToggle }: Props) {
  const words = useWords("booking");
  const { minutes, rupiahFrom } = words.shop;
  const errorId = "booking-services-error";
  return (
    <StepGroup id={fieldElementIds.services} $isMissing={isMissing} aria-describedby={isMissing ? errorId : undefined}>
      <legend>
        <StepHeading step={2}>{words.chooseServices}</StepHeading>
      </legend>
      <ChoiceGrid>
        {services.map((service) => (
          <ChoiceCard key={service.id}>
            <Tick
              type="checkbox"
              name="service"
              value={service.id}
              checked={chosenIds.includes(service.id)}
              aria-invalid={isMissing || undefined}
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
      <FieldError id={errorId} message={isMissing ? words.servicesMissing : undefined} />
    </StepGroup>
  );
});
