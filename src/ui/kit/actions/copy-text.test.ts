import { afterEach, expect, it, vi } from 'vitest'
import { copyText } from './copy-text'

afterEach(() => vi.unstubAllGlobals())

it('copies a text', async () => {
  const copied: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => copied.push(text) } })
  expect([await copyText('a link'), copied]).toEqual([true, ['a link']])
})

it.each([
  ['refuses it', { clipboard: { writeText: () => Promise.reject(new DOMException('No', 'NotAllowedError')) } }],
  ['has no clipboard', {}],
])('answers that it could not where the browser %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  expect(await copyText('a link')).toBe(false)
})
