import { useEffect, useEffectEvent } from 'react'

/** Calls `onPalette` for Ctrl or Cmd and K, wherever the focus is. Keys without Ctrl are those of `useKeys`. */
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

/** Whether a key press asks for the palette. With Alt it is a letter on some keyboards. */
export const isPaletteKey = ({ key, ctrlKey, metaKey, altKey }: KeyPress): boolean =>
  !altKey && (ctrlKey || metaKey) && key.toLowerCase() === 'k'
