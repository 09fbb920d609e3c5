import { Component, type ReactNode } from 'react'

type Props = {
  /** What is drawn instead, with a way to try again. */
  fallback: (failure: unknown, retry: () => void) => ReactNode
  /** A change of it, such as another address, clears the failure. */
  resetKey?: string | undefined
  onFailure?: ((failure: unknown) => void) | undefined
  children: ReactNode
}
type State = { failed: boolean; failure: unknown; resetKey: string | undefined }

/** Keeps a failure in one part of the page. A class, because React catches in nothing else. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, failure: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError = (failure: unknown): Partial<State> => ({ failed: true, failure })

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failed: false, failure: null, resetKey }
  }

  override componentDidCatch(failure: unknown): void {
    this.props.onFailure?.(failure)
  }

  retry = (): void => this.setState({ failed: false, failure: null })

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.state.failure, this.retry) : this.props.children
  }
}
