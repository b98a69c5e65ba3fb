/** The meanings a color can repeat. Words or an icon always say the same. */
export type Tone = 'accent' | 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'violet'

/** The palette of each tone, by name: a style takes a value of a table, which can be read without running anything. */
export const PALETTES = {
  accent: 'accent',
  neutral: 'neutral',
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
  violet: 'violet',
} as const satisfies Record<Tone, Tone>
