import { useSyncExternalStore } from 'react'
import { createStoredChoice, useStoredChoice } from './stored-choice'

export const COLOR_MODES = ['light', 'dark', 'system'] as const
export type ColorMode = (typeof COLOR_MODES)[number]

const darkQuery = '(prefers-color-scheme: dark)'
const systemIsDark = () => window.matchMedia(darkQuery).matches

const onSystemChange = (listener: () => void) => {
  const query = window.matchMedia(darkQuery)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

const resolve = (mode: ColorMode, dark: boolean): 'light' | 'dark' => {
  if (mode === 'system') return dark ? 'dark' : 'light'
  return mode
}

const paint = (mode: ColorMode) => {
  const theme = resolve(mode, systemIsDark())
  const root = document.documentElement
  root.dataset.theme = theme
  root.classList.toggle('dark', theme === 'dark')
  root.classList.toggle('light', theme === 'light')
  root.style.colorScheme = theme
}

const choice = createStoredChoice({ key: 'color-mode', values: COLOR_MODES, fallback: 'system', apply: paint })

const subscribeToSystem = (listener: () => void) =>
  onSystemChange(() => {
    paint(choice.get())
    listener()
  })

/** The chosen mode, the theme it comes to now, and the way to choose another. The first paint is `public/theme.js`'s work. */
export const useColorMode = () => {
  const [mode, setMode] = useStoredChoice<ColorMode>(choice)
  const dark = useSyncExternalStore(subscribeToSystem, systemIsDark)
  return { mode, theme: resolve(mode, dark), setMode }
}
