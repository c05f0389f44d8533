import { Component, type ReactNode, Suspense } from "react";
import styled from "styled-components";
import { color, space } from "../../theme/tokens";
import { ChatLink } from "./ChatLink";
import { useWords } from "./pageWords";

/** Where to reach the shop when a part of the page does not work. */
export type ShopContact = { readonly chatNumber: string; readonly phone: string };

type Props = { shop: ShopContact; children: ReactNode };

const Apology = styled.div`
  display: grid; gap: ${space.s16}; justify-items: center; padding: ${space.s64} ${space.s24};
  text-align: center; color: ${color.cream}; background: ${color.dusk};
`;

/**
 * An error boundary around one section. If the section fails, a chat link takes its place and the other sections keep
 * working. The next rendering of the page tries the section again. It is also a Suspense boundary, so the section hydrates
 * by itself.
 */
export class SectionBoundary extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidUpdate({ children }: Props) {
    if (this.state.hasCrashed && children !== this.props.children) this.setState({ hasCrashed: false });
  }

  override render() {
    if (!this.state.hasCrashed) return <Suspense>{this.props.children}</Suspense>;
    return <Failed shop={this.props.shop} />;
  }
}

function Failed({ shop }: { shop: ShopContact }) {
  const words = useWords("shell");
  return (
    <Apology role="alert">
      <p>
        {words.sectionFailed} {shop.phone}
      </p>
      <ChatLink shop={shop}>{words.chat}</ChatLink>
    </Apology>
  );
}
