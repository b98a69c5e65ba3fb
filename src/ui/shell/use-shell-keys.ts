import { useEffect, useEffectEvent } from 'react'
import { isTyping, type ShellKey, shellKey } from './keys'

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
