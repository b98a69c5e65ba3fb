import { useEffect, useEffectEvent } from 'react'
import { areSingleKeysOn } from './single-keys'

/** Shortcuts by key: `j`, or `g j` for two keys in sequence. Undefined entries are ignored. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>

type Begun = { key: string; at: number }
type Heard = { run: (() => void) | null; begun: Begun | null }

/** The longest wait for the second key, in ms. */
const PATIENCE = 1_500

/** Resolves a key press, latest registration first: runs something or starts a sequence. */
export const heard = (all: readonly Keys[], key: string, at: number, before: Begun | null): Heard | null => {
  const name = before && at - before.at <= PATIENCE ? `${before.key} ${key}` : key
  const run = all.findLast((keys) => keys[name])?.[name]
  if (run) return { run, begun: null }
  const isBegin = all.some((keys) => Object.entries(keys).some(([pair, does]) => does && pair.startsWith(`${key} `)))
  return isBegin && name === key ? { run: null, begun: { key, at } } : null
}

const TEXT_ELEMENTS =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"]'

/** True if the target takes text input. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TEXT_ELEMENTS) !== null

/** Modal overlays. Non-modal ones, such as a pin's popup, don't count. */
const OVERLAYS = ['dialog', 'alertdialog', 'menu']
  .map((role) => `[role=${role}]:not([hidden], [aria-modal=false])`)
  .join()

/** A closed popover stays in the document, so visibility is checked. */
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
 * Page-wide shortcuts of one or two keys. Inactive while typing, under a dialog or menu, and if the user has turned them off (WCAG 2.1.4).
 */
export const useKeys = (keys: Keys): void => {
  const present = useEffectEvent(() => keys)
  useEffect(() => {
    const own = () => present()
    // Adding the same listener twice has no effect.
    window.addEventListener('keydown', onKeyDown)
    listeners.add(own)
    return () => {
      listeners.delete(own)
      if (listeners.size === 0) window.removeEventListener('keydown', onKeyDown)
    }
  }, [])
}
