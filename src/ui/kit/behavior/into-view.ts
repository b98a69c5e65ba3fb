import type { KeyboardEvent } from 'react'

/** A `ref` that scrolls a new element into view, such as a failure or the list of a combobox. */
export const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' })

/** For `onKeyUp` of a focus trap: when Tab wraps around, browsers don't scroll to the control. */
export const tabbedIntoView = ({ key, target }: KeyboardEvent): void => {
  if (key === 'Tab' && target instanceof HTMLElement) intoView(target)
}
