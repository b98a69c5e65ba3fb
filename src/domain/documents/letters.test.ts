import { expect, it } from 'vitest'
import type { CustomerDocument } from './customer-document'
import { losesLetters } from './letters'

const named = (name: string): CustomerDocument => ({
  kind: 'Invoice',
  number: 'INV-1004',
  business: { name: 'Green Valley', lines: [], logo: null },
  parties: [{ label: 'Bill to', lines: [name] }],
  facts: [],
  title: '',
  description: '',
  lines: [],
  totals: [],
  sections: [],
})

it.each([
  ['José Muñoz – “front”… €5', false],
  ['Łukasz Đặng, Мария, Ελένη', false],
  ['Two\nrows\tand\u00a0more\u200b', false],
  ['محمد', true],
  ['דוד', true],
  ['王小明', true],
  ['さくら', true],
])('%j has letters that a PDF lacks: %s', (name, expected) => {
  expect(losesLetters(named(name))).toBe(expected)
})
