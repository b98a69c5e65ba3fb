import { describe, expect, test } from 'vitest'
import { fields } from '@/domain/fields/field'
import { filled, flag, key, own, text, word } from '@/domain/fields/kinds'
import { changeLines } from '../page/history-words'
import { book, historyWords, wordsIn } from './book'

const planted = fields({
  id: own.key(),
  property_id: key('Property is required'),
  stage: own.word(['seed', 'tree']),
  name: filled(20, 'Name is required'),
  notes: text(500),
  is_native: flag(),
  light: word(['sun', 'shade'], 'sun'),
})

const TREE = book(planted, {
  id: null,
  property_id: 'Property',
  name: { label: 'Name of the tree', short: 'Name' },
  stage: { label: 'Stage', of: (stage) => `A ${stage}` },
  light: { label: 'Light', of: (light) => (light === 'sun' ? 'Full sun' : 'Shade') },
  is_native: 'Grows here by itself',
  notes: 'Notes',
})

test('a label alone is a label, and more of it stays', () => {
  expect([wordsIn(TREE, 'notes'), wordsIn(TREE, 'name')]).toEqual([
    { label: 'Notes' },
    { label: 'Name of the tree', short: 'Name' },
  ])
})

describe('the words of a history', () => {
  const words = historyWords(TREE, { 'tree.planted': 'Tree planted' })

  test('are in reading order, short, and leave out keys that no one reads', () => {
    expect([Object.keys(words.fields), words.fields.id, words.fields.name, words.titles]).toEqual([
      ['id', 'property_id', 'name', 'stage', 'light', 'is_native', 'notes'],
      null,
      'Name',
      { 'tree.planted': 'Tree planted' },
    ])
  })

  test('say words and flags as people read them', () => {
    expect(
      changeLines(words, [
        { field: 'id', before: 1, after: 2 },
        { field: 'name', before: 'Oak', after: 'Elm' },
        { field: 'stage', before: 'seed', after: 'tree' },
        { field: 'light', before: 'sun', after: 'shade' },
        { field: 'is_native', before: false, after: true },
      ]),
    ).toEqual([
      { label: 'Name', before: 'Oak', after: 'Elm' },
      { label: 'Stage', before: 'A seed', after: 'A tree' },
      { label: 'Light', before: 'Full sun', after: 'Shade' },
      { label: 'Grows here by itself', before: 'No', after: 'Yes' },
    ])
  })
})

test('mistakes do not compile', () => {
  const words = TREE.words
  // @ts-expect-error a label is missing
  book(planted, { ...words, notes: undefined })
  // @ts-expect-error a visible field without words
  book(planted, { ...words, notes: null })
  // @ts-expect-error a word that people could not read
  book(planted, { ...words, light: 'Light' })
  // @ts-expect-error a field that is not there
  book(planted, { ...words, height: 'Height' })
})
