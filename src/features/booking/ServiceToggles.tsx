import { memo } from "react";
import styled from "styled-components";
import type { Service } from "../../domain/shop/service";
import { indonesianMinutes } from "../../format/minutes";
import { rupiahFrom } from "../../format/rupiah";
import { color } from "../../theme/tokens";
import { FieldError } from "../../ui/FieldError";
import { ChoiceCard, ChoiceDetail, ChoiceGrid, ChoiceName } from "./choiceCards";
import { fieldElementIds } from "./fieldElementIds";
import { StepGroup } from "./StepGroup";
import { StepHeading } from "./StepHeading";

const Tick = styled.input`
  width: 1.5rem; height: 1.5rem; margin: 0; accent-color: ${color.brass};
  &:focus-visible { outline: none; box-shadow: none; }
`;

type Props = {
  services: readonly Service[];
  chosenIds: readonly string[];
  isMissing: boolean;
  onToggle: (id: string) => void;
};

/** Step 2: services, each switched on and off by itself (docs/rules.md, section 7). */
export const ServiceToggles = memo(function ServiceToggles({ services, chosenIds, isMissing, onToggle }: Props) {
  const errorId = "booking-services-error";
  return (
    <StepGroup id={fieldElementIds.services} aria-describedby={isMissing ? errorId : undefined}>
      <legend>
        <StepHeading step={2}>Pilih Layanan</StepHeading>
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
            <ChoiceName>{service.name}</ChoiceName>
            <ChoiceDetail>
              {rupiahFrom(service.basePrice, service.startingPrice === true)} · {indonesianMinutes(service.duration)}
              {service.atCustomer && " · di tempat Anda"}
            </ChoiceDetail>
          </ChoiceCard>
        ))}
      </ChoiceGrid>
      <FieldError id={errorId} message={isMissing ? "Pilih minimal satu layanan." : undefined} />
    </StepGroup>
  );
});
