import { CONTENT_ID } from '@/ui/kit/layout/skip-link'

/** As many places are remembered as a menu, a question and a message lead away from where one was; what is outside of an open dialog stays known. */
const REMEMBERED = 12

const isMessage = (element: Element) => element.closest('[data-scope=toast]') !== null
const canTakeFocus = (element: Element) => element.isConnected && element.getClientRects().length > 0

const isRow = (node: Node | null | undefined): node is HTMLTableRowElement =>
  node instanceof HTMLTableRowElement && node.hasAttribute('tabindex')

/** What replaces an element that is gone: the next row, for a row and what was in it; itself while it is there. */
const standIn = (element: HTMLElement, changes: readonly MutationRecord[]): HTMLElement | null => {
  if (element.isConnected) return element
  const change = changes.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(element)))
  return [change?.nextSibling, change?.previousSibling].find(isRow) ?? null
}

const panelOf = (place: Element) => place.closest('[role$=dialog]')

/**
 * Keeps the focus on the page when the focused element is removed, such as a deleted row, an answered question, or the Undo of a message: it
 * moves to the row that follows or to what had it before, else to the content. Without it the keyboard would begin again at the top.
 * @returns what ends it
 */
export const restoreFocus = (): (() => void) => {
  /** What had the focus, the latest first. */
  let places: readonly HTMLElement[] = []
  let last: Element | null = null

  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    last = target
    if (isMessage(target)) return
    // The way through a long form does not push out the button that opened it.
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
