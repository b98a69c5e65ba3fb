import { Component, type ErrorInfo, type ReactNode } from 'react'
import { BoundaryErrorScreen } from './error-screen'

type Props = {
  children: ReactNode
  /** Tells whoever keeps a log. */
  onError?: ((error: unknown, info: ErrorInfo) => void) | undefined
  onReport?: (() => void) | undefined
}

type State = { caught: { error: unknown } | null }

/** Catches what a page throws while it renders and shows "Something went wrong" in its place (NAV-07). */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { caught: null }

  static getDerivedStateFromError(error: unknown): State {
    return { caught: { error } }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info)
  }

  override render() {
    const { caught } = this.state
    return caught ? <BoundaryErrorScreen error={caught.error} onReport={this.props.onReport} /> : this.props.children
  }
}
