import { Component, type ReactNode } from "react";
import type { Entry } from "../entries/entry";

type Props = { entries: readonly Entry[]; fallback: ReactNode; children: ReactNode };

/** Shows `fallback` if the book cannot be drawn, until it has other entries. */
export class BookBoundary extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidUpdate({ entries }: Props) {
    if (this.state.hasCrashed && entries !== this.props.entries) this.setState({ hasCrashed: false });
  }

  override render() {
    return this.state.hasCrashed ? this.props.fallback : this.props.children;
  }
}
