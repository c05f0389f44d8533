import styled from "styled-components";
import { PageLink } from "../../platform/runtime/PageLink";
import { type ButtonLook, buttonStyle } from "../../ui/Button";

/** A link to another page of the site with the look of a button. */
export const PageButton = styled(PageLink)<{ $look?: ButtonLook }>`${buttonStyle}`;
