import { createStoredChoice, useStoredChoice } from '../behavior/stored-choice'

export const DENSITIES = ['comfortable', 'compact'] as const
export type Density = (typeof DENSITIES)[number]

const choice = createStoredChoice({
  key: 'density',
  values: DENSITIES,
  fallback: 'comfortable',
  apply: (density) => {
    document.documentElement.dataset.density = density
  },
})

/**
 * `[density, setDensity]`. CSS reads it as `var(--row-height)`, `var(--cell-y)` and `var(--cell-x)`; virtual lists need
 * `ROW_HEIGHT[density]`.
 */
export const useDensity = () => useStoredChoice<Density>(choice)

/** `--row-height` in px. */
export const ROW_HEIGHT: Record<Density, number> = { comfortable: 44, compact: 32 }
