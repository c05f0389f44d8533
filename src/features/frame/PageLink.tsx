import { Link } from "gatsby";
import styled from "styled-components";
import { type ButtonLook, buttonStyle } from "../../ui/Button";

/** A link to another page of the site with the look of a button. */
export const PageLink = styled(Link)<{ $look?: ButtonLook }>`${buttonStyle}`;
