import { Component, type ReactNode } from 'react'
import { BoundaryErrorScreen } from './error-screen'

type Props = {
  children: ReactNode
  /** What is shown: when it changes, the page is tried again. */
  shown: string | undefined
  onReport?: (() => void) | undefined
  /** Further ways on from an error. */
  waysOn?: ReactNode
}

type State = { caught: { error: unknown } | null; shown: string | undefined }

/** Catches what a page throws while it renders and shows "Something went wrong" in its place (NAV-07), until another page is shown. */
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
