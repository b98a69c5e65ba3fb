// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { isNotLoaded } from '@/domain/record/failure'
import { nameMissingParts } from './missing-parts'

it('gives a part that could not be loaded words at which the router reloads nothing', () => {
  nameMissingParts(window)
  const payload = new TypeError('Failed to fetch dynamically imported module: /assets/dashboard.jobs-1a2b.js')
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  expect(payload.message).toBe('A part of the app could not be loaded.')
  expect(isNotLoaded(payload)).toBe(true)
  expect(payload.stack).toContain('dashboard.jobs-1a2b.js')
})
