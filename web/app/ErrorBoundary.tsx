/** The last net: whatever breaks, there is a sentence, a way to keep the play, and a way home. */
import { Component, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { reviveEngine } from '../session/engine.ts';
import { Failure } from './Failure.tsx';

interface Props {
  /** The play that is open, if any. */
  readonly playId?: string;
  /** Shown instead where only a small part of a page is broken. */
  readonly small?: ReactNode;
  readonly children: ReactNode;
}

export function ErrorBoundary(props: Props) {
  const [location] = useLocation();
  return <Net {...props} location={location} />;
}

interface Caught {
  readonly error?: unknown;
  /** The page on which it broke; on another one there is nothing broken yet. */
  readonly at?: string | undefined;
}

const NOTHING: Caught = { error: undefined, at: undefined };

class Net extends Component<Props & { readonly location: string }, Caught> {
  override state: Caught = {};

  static getDerivedStateFromError(error: unknown): Caught {
    return { error };
  }

  static getDerivedStateFromProps({ location }: { readonly location: string }, caught: Caught): Caught | null {
    if (caught.error === undefined) return null;
    if (caught.at === undefined) return { at: location };
    return caught.at === location ? null : NOTHING;
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    const { playId, small } = this.props;
    if (small !== undefined) return small;
    return (
      <Failure
        error={this.state.error}
        {...(playId !== undefined && { playId })}
        onRetry={() => void reviveEngine().then(() => this.setState(NOTHING))}
      />
    );
  }
}
