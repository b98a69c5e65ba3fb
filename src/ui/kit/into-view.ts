import type { KeyboardEvent } from 'react'

/** The `ref` of what says that something failed: it may come out of sight of a person who has just pressed the button above or below it. */
export const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' })

/** For `onKeyUp` of a panel that keeps the focus: Tab leads from its last control to its first, or back, without scrolling there. */
export const tabbedIntoView = ({ key, target }: KeyboardEvent): void => {
  if (key === 'Tab' && target instanceof HTMLElement) intoView(target)
}
