import type { KeyboardEvent } from 'react'

/** The `ref` of what comes out of sight of the person who made it appear: a failure, or a list that opens below its field. */
export const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' })

/** For `onKeyUp` of a panel that keeps the focus: Tab leads from its last control to its first, or back, without scrolling there. */
export const tabbedIntoView = ({ key, target }: KeyboardEvent): void => {
  if (key === 'Tab' && target instanceof HTMLElement) intoView(target)
}
