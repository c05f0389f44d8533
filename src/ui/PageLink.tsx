import { Link } from "gatsby";
import styled from "styled-components";
import { type ButtonLook, buttonStyle } from "./Button";

/** A link to another page of the site, which opens without loading the site anew. Only this file knows the router's own. */
export const PageLink = Link;

/** The same with the look of a button. */
export const PageButton = styled(Link)<{ $look?: ButtonLook }>`${buttonStyle}`;
