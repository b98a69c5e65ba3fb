import { CONTENT_ID } from '@/ui/kit/layout/skip-link'

/** Covers the depth of a menu, a confirmation and a toast; elements outside an open dialog stay in the list. */
const REMEMBERED = 12

const isMessage = (element: Element) => element.closest('[data-scope=toast]') !== null
const canTakeFocus = (element: Element) => element.isConnected && element.getClientRects().length > 0

const isRow = (node: Node | null | undefined): node is HTMLTableRowElement =>
  node instanceof HTMLTableRowElement && node.hasAttribute('tabindex')

/** The replacement for a removed element, such as the next row; the element itself while it is connected. */
const standIn = (element: HTMLElement, changes: readonly MutationRecord[]): HTMLElement | null => {
  if (element.isConnected) return element
  const change = changes.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(element)))
  return [change?.nextSibling, change?.previousSibling].find(isRow) ?? null
}

const panelOf = (place: Element) => place.closest('[role$=dialog]')

/**
 * Moves the focus when the focused element is removed, such as a deleted row, a confirmed dialog, or the Undo of a toast: to the next row
 * or the previously focused element, else to the content. Otherwise the keyboard would restart at the top. Returns a function that stops
 * it.
 */
export const restoreFocus = (): (() => void) => {
  /** Previously focused elements, latest first. */
  let places: readonly HTMLElement[] = []
  let last: Element | null = null

  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    last = target
    if (isMessage(target)) return
    // Moving through a long form must not push out the button that opened it.
    places = [target, ...places.filter((place) => place !== target)].filter(
      (place, at) => at < REMEMBERED || panelOf(place) !== panelOf(target),
    )
  }
  const onChange = (changes: readonly MutationRecord[]) => {
    places = places.flatMap((place) => standIn(place, changes) ?? [])
    if (!last || last.isConnected || document.activeElement !== document.body) return
    const next = places.find(canTakeFocus) ?? document.getElementById(CONTENT_ID)
    next?.focus({ preventScroll: true })
  }

  const observer = new MutationObserver(onChange)
  document.addEventListener('focusin', onFocus)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', onFocus)
    observer.disconnect()
  }
}
