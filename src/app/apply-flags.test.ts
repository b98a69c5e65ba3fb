// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { FlagKey } from '@/domain/flags/registry'
import { applyFlags } from './apply-flags'

it('takes the dark theme away, and loads every page ahead, while the flags say so', () => {
  const loaded: string[] = []
  const router = {
    routesById: { '/a': 'a', '/b': 'b' },
    loadRouteChunk: (route: string) => {
      loaded.push(route)
      return Promise.reject(new Error('offline'))
    },
  } as unknown as Parameters<typeof applyFlags>[1]
  const appliedWithout = (...off: FlagKey[]) => {
    applyFlags({ isOn: (key) => !off.includes(key) }, router)
    return [document.documentElement.dataset.theme, loaded.join('')]
  }
  localStorage.setItem('color-mode', 'dark')
  window.dispatchEvent(new StorageEvent('storage', { key: 'color-mode' }))

  expect([
    appliedWithout(),
    appliedWithout('dark_mode'),
    appliedWithout('dark_mode', 'lazy_loading'),
    appliedWithout(),
  ]).toEqual([
    ['dark', ''],
    ['light', ''],
    ['light', 'ab'],
    ['dark', 'ab'],
  ])
})
