import { useSyncExternalStore } from 'react'
import { createStoredChoice, useStoredChoice } from '../behavior/stored-choice'

export const COLOR_MODES = ['light', 'dark', 'system'] as const
export type ColorMode = (typeof COLOR_MODES)[number]

const darkQuery = '(prefers-color-scheme: dark)'
const systemIsDark = () => window.matchMedia(darkQuery).matches

const followers = new Set<() => void>()
let isLightOnly = false

const onSystemChange = (listener: () => void) => {
  const query = window.matchMedia(darkQuery)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

const resolve = (mode: ColorMode, dark: boolean): 'light' | 'dark' => {
  if (isLightOnly) return 'light'
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

/** Disables or enables the dark theme (FLAG-05). */
export const permitDark = (isPermitted: boolean): void => {
  if (isLightOnly !== isPermitted) return
  isLightOnly = !isPermitted
  paint(choice.get())
  for (const follow of followers) follow()
}

/** Print is always light. */
const onPrint = () => {
  const stop = new AbortController()
  window.addEventListener('beforeprint', () => paint('light'), stop)
  window.addEventListener('afterprint', () => paint(choice.get()), stop)
  return () => stop.abort()
}

const subscribeToSystem = (listener: () => void) => {
  followers.add(listener)
  const stops = [
    () => followers.delete(listener),
    onSystemChange(() => {
      paint(choice.get())
      listener()
    }),
    onPrint(),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** The mode, the resulting theme, and the setter. `public/head.js` handles the first paint. */
export const useColorMode = () => {
  const [mode, setMode] = useStoredChoice<ColorMode>(choice)
  const theme = useSyncExternalStore(subscribeToSystem, () => (isLightOnly ? null : resolve(mode, systemIsDark())))
  return { mode, theme: theme ?? 'light', setMode, hasDark: theme !== null }
}
