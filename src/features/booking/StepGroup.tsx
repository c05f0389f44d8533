import styled from "styled-components";
import { color } from "../../theme/tokens";

/** One step of the form; the edge of what is chosen in it (`--group-edge`) says that the choice is missing. */
export const StepGroup = styled.fieldset<{ $isMissing?: boolean }>`
  scroll-margin-top: 6rem;
  ${({ $isMissing }) => $isMissing && `--group-edge: ${color.danger};`}
`;
