/** Colors repeat a meaning that text or an icon always carries. */
export type Tone = 'accent' | 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'violet'

/** A static table, so that the build can evaluate styles without running code. */
export const PALETTES = {
  accent: 'accent',
  neutral: 'neutral',
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
  violet: 'violet',
} as const satisfies Record<Tone, Tone>
