import styled from "styled-components";
import { color, space } from "../theme/tokens";

/** What a visitor should read or do before going on, on a dark ground. */
export const FramedNotice = styled.div`
  display: grid; gap: ${space.s16}; justify-items: start; margin-top: ${space.s32}; padding: ${space.s24};
  border: 1.5px solid ${color.accent};
`;
