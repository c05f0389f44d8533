import styled from "styled-components";

/** One step of the form. */
export const StepGroup = styled.fieldset`scroll-margin-top: 6rem;`;
