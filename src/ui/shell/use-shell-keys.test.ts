import { describe, expect, it } from 'vitest'
import { type KeyPress, shellKey } from './use-shell-keys'

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  typing: false,
  singleKeys: true,
  ...more,
})

describe('the keys of the shell', () => {
  it.each([
    ['Ctrl+K', press('k', { ctrlKey: true }), 'palette'],
    ['Cmd+K', press('k', { metaKey: true }), 'palette'],
    ['Ctrl+K with caps lock', press('K', { ctrlKey: true }), 'palette'],
    ['Ctrl+K in an input', press('k', { ctrlKey: true, typing: true }), 'palette'],
    ['AltGr+K, a letter on some keyboards', press('k', { ctrlKey: true, altKey: true }), null],
    ['a plain k', press('k'), null],
    ['?', press('?'), 'shortcuts'],
    ['? in an input', press('?', { typing: true }), null],
    ['? with single keys off', press('?', { singleKeys: false }), null],
  ])('%s', (_name, keyPress, expected) => {
    expect(shellKey(keyPress)).toBe(expected)
  })
})
