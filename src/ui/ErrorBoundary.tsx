import { Component, type ReactNode } from "react";

type Props = {
  /** Once it is another one, the children are tried again. */
  resetKey: unknown;
  /** What is shown instead; `wasDrawn` says whether children with this key have been drawn before. */
  fallback: (wasDrawn: boolean) => ReactNode;
  children: ReactNode;
};

/** Shows `fallback` in place of children that cannot be drawn. */
export class ErrorBoundary extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  private drawnKey: unknown = null;

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidMount() {
    this.rememberDrawn();
  }

  override componentDidUpdate({ resetKey }: Props) {
    if (this.state.hasCrashed && resetKey !== this.props.resetKey) this.setState({ hasCrashed: false });
    this.rememberDrawn();
  }

  private rememberDrawn() {
    if (!this.state.hasCrashed) this.drawnKey = this.props.resetKey;
  }

  override render() {
    const { resetKey, fallback, children } = this.props;
    return this.state.hasCrashed ? fallback(this.drawnKey === resetKey) : children;
  }
}
