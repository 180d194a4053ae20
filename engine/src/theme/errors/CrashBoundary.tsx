import { Component, type ReactNode } from 'react';
import { getSnapshot, subscribe } from '../../client/page/page-store.ts';
import { CrashView } from './CrashView.tsx';

interface State {
  error: unknown;
  hasCrashed: boolean;
}

/**
 * Keeps an error inside its island. The island restarts when the reader presses `Try again` or opens a different page.
 */
export class CrashBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined, hasCrashed: false };
  private stopListening: (() => void) | undefined;

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasCrashed: true };
  }

  override componentDidMount() {
    let { route } = getSnapshot();
    this.stopListening = subscribe(() => {
      const previous = route;
      route = getSnapshot().route;
      if (route !== previous && this.state.hasCrashed) this.reset();
    });
  }

  override componentWillUnmount() {
    this.stopListening?.();
  }

  reset = () => this.setState({ error: undefined, hasCrashed: false });

  override render() {
    const { error, hasCrashed } = this.state;
    return hasCrashed ? <CrashView error={error} onRetry={this.reset} /> : this.props.children;
  }
}
