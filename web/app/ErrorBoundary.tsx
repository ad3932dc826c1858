/** The last net: whatever breaks, there is a sentence, a way to keep the play, and a way home. */
import { Component, type ReactNode } from 'react';
import { reviveEngine } from '../session/engine.ts';
import { Failure } from './Failure.tsx';

interface Props {
  /** The play that is open, if any. */
  readonly playId?: string;
  /** Shown instead where only a small part of a page is broken. */
  readonly small?: ReactNode;
  readonly children: ReactNode;
}

export class ErrorBoundary extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    const { playId, small } = this.props;
    if (small !== undefined) return small;
    return (
      <Failure
        error={this.state.error}
        {...(playId !== undefined && { playId })}
        onRetry={() => void reviveEngine().then(() => this.setState({ error: undefined }))}
      />
    );
  }
}
