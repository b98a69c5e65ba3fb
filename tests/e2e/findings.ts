import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { test } from './fixtures'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds wrong, one line an element. */
export const findings = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** Declares tests once in light and once in dark colors. Nothing moves in them, so that axe looks at what stays. */
export const inBothColors = (declare: (colorScheme: 'light' | 'dark') => void): void => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`in ${colorScheme} colours`, () => {
      test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })
      declare(colorScheme)
    })
  }
}
