import { useEffect, useEffectEvent } from 'react'

/** Calls `onKey` for the shell's shortcuts, wherever the focus is. */
export const useShellKeys = (singleKeys: boolean, onKey: (key: ShellKey) => void): void => {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const key = shellKey({
      key: event.key,
      ctrlKey: event.ctrlKey,
      metaKey: event.metaKey,
      altKey: event.altKey,
      typing: isTyping(event.target),
      singleKeys,
    })
    if (!key) return
    event.preventDefault()
    onKey(key)
  })
  useEffect(() => {
    window.addEventListener('keydown', handle)
    return () => window.removeEventListener('keydown', handle)
  }, [])
}

/** What the shell listens for. `?` is a single key, which a person can switch off (WCAG 2.1.4). */
export type ShellKey = 'palette' | 'shortcuts'

/** A key press as far as the shell looks at it. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'> & {
  /** Whether the focus is where keys are text. */
  typing: boolean
  /** Whether single keys count. */
  singleKeys: boolean
}

/** Which of the shell's shortcuts a key press is, if any. */
export const shellKey = ({ key, ctrlKey, metaKey, altKey, typing, singleKeys }: KeyPress): ShellKey | null => {
  if (altKey) return null
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'palette' : null
  return key === '?' && singleKeys && !typing ? 'shortcuts' : null
}

const TEXT_ELEMENTS = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"]'

/** Whether keys pressed on `target` are text. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TEXT_ELEMENTS) !== null
