import { useEffect, useEffectEvent } from 'react'

/** Listens for Ctrl/Cmd+K regardless of focus. `useKeys` handles keys without Ctrl. */
export const usePaletteKey = (onPalette: () => void): void => {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (!isPaletteKey(event)) return
    event.preventDefault()
    onPalette()
  })
  useEffect(() => {
    window.addEventListener('keydown', handle)
    return () => window.removeEventListener('keydown', handle)
  }, [])
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** Excludes Alt, which types a letter on some keyboards. */
export const isPaletteKey = ({ key, ctrlKey, metaKey, altKey }: KeyPress): boolean =>
  !altKey && (ctrlKey || metaKey) && key.toLowerCase() === 'k'
