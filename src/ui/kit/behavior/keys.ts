import { useEffect, useEffectEvent } from 'react'
import { areSingleKeysOn } from './single-keys'

/** What keys do: `j`, or `g j` for two pressed after each other. Those without a function are not there. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>

/** A key that begins a pair, and when it was pressed. */
type Begun = { key: string; at: number }
type Heard = { run: (() => void) | null; begun: Begun | null }

/** How long the second key of a pair is waited for, in ms. */
const PATIENCE = 1_500

/** What a key press does, those that came last first: something, or the begin of a pair. */
export const heard = (all: readonly Keys[], key: string, at: number, before: Begun | null): Heard | null => {
  const name = before && at - before.at <= PATIENCE ? `${before.key} ${key}` : key
  const run = all.findLast((keys) => keys[name])?.[name]
  if (run) return { run, begun: null }
  const isBegin = all.some((keys) => Object.entries(keys).some(([pair, does]) => does && pair.startsWith(`${key} `)))
  return isBegin && name === key ? { run: null, begun: { key, at } } : null
}

const TEXT_ELEMENTS =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"]'

/** Whether keys pressed on `target` are text. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TEXT_ELEMENTS) !== null

/** Overlays that block the page; one that says it leaves the page usable, such as the popup of a pin, doesn't count. */
const OVERLAYS = ['dialog', 'alertdialog', 'menu']
  .map((role) => `[role=${role}]:not([hidden], [aria-modal=false])`)
  .join()

/** Whether something is open over the page, to which the keys belong then. A popover is there while it is closed too. */
const isOverlayOpen = () =>
  [...document.querySelectorAll(OVERLAYS)].some(
    (overlay) => !overlay.hasAttribute('popover') || overlay.contains(document.activeElement),
  )

const listeners = new Set<() => Keys>()
let begun: Begun | null = null

const onKeyDown = (event: KeyboardEvent): void => {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented, target, timeStamp } = event
  if (key === 'Shift') return
  const before = begun
  begun = null
  if (defaultPrevented || ctrlKey || metaKey || altKey || !areSingleKeysOn()) return
  if (isTyping(target) || isOverlayOpen()) return
  const found = heard(
    [...listeners].map((keys) => keys()),
    key,
    timeStamp,
    before,
  )
  if (!found) return
  event.preventDefault()
  begun = found.begun
  found.run?.()
}

/**
 * Shortcuts of a single key or of two after each other, anywhere on the page: not while something is typed, not with a dialog or a menu
 * open, and not where the person has switched them off (WCAG 2.1.4).
 */
export const useKeys = (keys: Keys): void => {
  const present = useEffectEvent(() => keys)
  useEffect(() => {
    const own = () => present()
    // A second time changes nothing.
    window.addEventListener('keydown', onKeyDown)
    listeners.add(own)
    return () => {
      listeners.delete(own)
      if (listeners.size === 0) window.removeEventListener('keydown', onKeyDown)
    }
  }, [])
}
