import { memo } from "react";
import styled from "styled-components";
import type { Service } from "../../domain/shop/service";
import { menit } from "../../format/minutes";
import { rupiah } from "../../format/rupiah";
import { media } from "../../theme/media";
import { color, radius, space, type } from "../../theme/tokens";
import { FieldError } from "../../ui/FieldError";
import { fieldElementIds } from "./fieldElementIds";
import { StepHeading } from "./StepHeading";

const Group = styled.fieldset`scroll-margin-top: 6rem;`;

const Grid = styled.div`
  display: grid; gap: ${space.close}; margin-top: ${space.base};
  @media ${media.tablet} { grid-template-columns: 1fr 1fr; }
`;

const Choice = styled.label`
  position: relative; display: grid; grid-template-columns: auto 1fr; gap: 0 ${space.close}; align-items: center;
  min-height: 4rem; padding: ${space.close} ${space.base};
  background: ${color.paperRaised}; border: 1.5px solid ${color.paperEdge}; border-radius: ${radius.edge};
  cursor: pointer; transition: background-color 150ms, border-color 150ms;
  @media ${media.hover} { &:hover { border-color: ${color.brassInk}; } }
  &:has(input:checked) { color: ${color.cream}; background: ${color.bottle}; border-color: ${color.bottle}; }
  @media (forced-colors: active) { &:has(input:checked) { forced-color-adjust: none; color: SelectedItemText; background: SelectedItem; } }
  &:has(input:focus-visible) { outline: 3px solid ${color.brassInk}; outline-offset: 2px; }
`;

const Tick = styled.input`
  width: 1.5rem; height: 1.5rem; margin: 0; accent-color: ${color.brass};
  &:focus-visible { outline: none; box-shadow: none; }
`;

const Name = styled.span`font-weight: 700; line-height: 1.3;`;

const Terms = styled.span`grid-column: 2; font-size: ${type.small}; font-variant-numeric: tabular-nums;`;

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
    <Group id={fieldElementIds.services} aria-describedby={isMissing ? errorId : undefined}>
      <legend>
        <StepHeading step={2}>Pilih Layanan</StepHeading>
      </legend>
      <Grid>
        {services.map((service) => (
          <Choice key={service.id}>
            <Tick
              type="checkbox"
              name="service"
              value={service.id}
              checked={chosenIds.includes(service.id)}
              aria-invalid={isMissing || undefined}
              onChange={() => onToggle(service.id)}
            />
            <Name>{service.name}</Name>
            <Terms>
              {rupiah(service.basePrice)} · {menit(service.duration)}
            </Terms>
          </Choice>
        ))}
      </Grid>
      <FieldError id={errorId} message={isMissing ? "Pilih minimal satu layanan." : undefined} />
    </Group>
  );
});
