import { withPrefix } from "gatsby";
import styled from "styled-components";

/** A barber's hands with comb and scissors over a customer, whose bust stands on a rule or frame below. */
export const BarberAtWork = styled.img.attrs({
  loading: "lazy",
  src: withPrefix("/barber-at-work.svg"),
  alt: "",
  width: 690,
  height: 322,
})`width: 22.5rem; height: auto;`;
