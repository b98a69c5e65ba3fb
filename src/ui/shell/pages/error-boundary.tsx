import { Component, type ReactNode } from 'react'
import { BoundaryErrorScreen } from './error-screen'

type Props = {
  children: ReactNode
  /** Key of the visible page; a change resets the boundary. */
  shown: string | undefined
  onReport?: (() => void) | undefined
  waysOn?: ReactNode
}

type State = { caught: { error: unknown } | null; shown: string | undefined }

/** Catches render errors of a page and shows "Something went wrong" (NAV-07) until navigation. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { caught: null, shown: undefined }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { caught: { error } }
  }

  static getDerivedStateFromProps({ shown }: Props, state: State): Partial<State> | null {
    return state.shown === shown ? null : { caught: null, shown }
  }

  override render() {
    const { caught } = this.state
    const { children, onReport, waysOn } = this.props
    if (!caught) return children
    return (
      <BoundaryErrorScreen error={caught.error} onReport={onReport}>
        {waysOn}
      </BoundaryErrorScreen>
    )
  }
}
