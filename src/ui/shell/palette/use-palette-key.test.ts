import { expect, it } from 'vitest'
import { isPaletteKey } from './use-palette-key'

type KeyPress = Parameters<typeof isPaletteKey>[0]

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
})

it.each([
  ['Ctrl+K', press('k', { ctrlKey: true }), true],
  ['Cmd+K', press('k', { metaKey: true }), true],
  ['Ctrl+K with caps lock', press('K', { ctrlKey: true }), true],
  ['AltGr+K, a letter on some keyboards', press('k', { ctrlKey: true, altKey: true }), false],
  ['a plain k', press('k'), false],
])('%s', (_name, keyPress, expected) => {
  expect(isPaletteKey(keyPress)).toBe(expected)
})
