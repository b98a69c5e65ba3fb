import { expect, it } from 'vitest'
import type { Conflict, MergePoint } from '@/domain/record/merge-edits'
import type { RecordFact } from '../records/page/record-history'
import {
  conflictMessages,
  type FormWords,
  goneText,
  incomingLines,
  markOf,
  namedMessage,
  sidesOf,
} from './merge-messages'

const listed = (value: unknown) => (Array.isArray(value) ? value.join(', ') : undefined)

const NOON = Date.parse('2026-11-20T12:00:00Z')
const WORDS: FormWords = {
  noun: 'client',
  fields: { fields: { phone: 'Phone', zip: 'ZIP code' }, titles: {} },
  lists: { properties: { stream: 'property', noun: 'property', fields: { fields: { city: 'City' }, titles: {} } } },
}
const fact = (patch: Partial<RecordFact>): RecordFact => ({
  position: 1,
  stream: 'client/5',
  subject: 'Avery Stone',
  type: 'client.edited',
  at: '2026-11-20T11:58:00Z',
  actorName: 'Maria Lopez',
  isOwn: false,
  note: null,
  undoneWith: null,
  changes: [],
  undoRefusal: null,
  ...patch,
})
const change = (field: string, before: unknown = 'a', after: unknown = 'b') => ({ field, before, after })
const contextWith = (...facts: RecordFact[]) => ({
  stream: 'client/5',
  facts,
  reader: { at: NOON, timeZone: 'America/Chicago' },
})
const own = (field: string): MergePoint => ({ place: field, row: null, field })
const ofHome = (field: string | null): MergePoint => ({
  place: 'properties',
  row: { list: 'properties', id: 9 },
  field,
})

it('what someone changed in one go is one sentence', () => {
  const facts = contextWith(
    fact({ changes: [change('zip')] }),
    fact({ changes: [change('phone')] }),
    fact({ stream: 'property/9', subject: 'Home', isOwn: true, changes: [change('city')] }),
  )
  expect(incomingLines([own('phone'), own('zip'), ofHome('city'), own('notes')], facts, WORDS)).toEqual([
    'Maria Lopez changed the phone and the ZIP code 2 minutes ago.',
    'You changed the city of Home in another tab 2 minutes ago.',
    'Someone changed the notes.',
  ])
})

it('a property that came or went is told as one', () => {
  const linesFor = (before: unknown, after: unknown) =>
    incomingLines(
      [ofHome(null)],
      contextWith(fact({ stream: 'property/9', changes: [change('city', before, after)] })),
      WORDS,
    )
  expect([linesFor(null, 'Austin'), linesFor('Austin', null)]).toEqual([
    ['Maria Lopez added a property 2 minutes ago.'],
    ['Maria Lopez deleted a property 2 minutes ago.'],
  ])
})

it('of two lists, only what each has alone is shown', () => {
  const skills: Conflict = { ...own('skills'), field: 'skills', mine: ['Mowing', 'Planting'], theirs: ['Mowing'] }
  const words: FormWords = { noun: 'crew member', fields: { fields: { skills: ['Skills', listed] }, titles: {} } }
  expect(conflictMessages([skills], contextWith(), words)).toEqual([
    {
      conflict: skills,
      text: 'Someone changed the skills.',
      mine: 'Planting',
      theirs: 'none',
      isList: true,
      isOwn: false,
    },
  ])
})

it('where both changed a field, both values are shown', () => {
  const conflict: Conflict = { ...own('phone'), field: 'phone', mine: '', theirs: '512' }
  expect(conflictMessages([conflict], contextWith(fact({ changes: [change('phone')] })), WORDS)).toEqual([
    {
      conflict,
      text: 'Maria Lopez changed the phone 2 minutes ago.',
      mine: 'none',
      theirs: '512',
      isList: false,
      isOwn: false,
    },
  ])
})

it('where I changed it myself in another tab, neither value is someone else’s', () => {
  const conflict: Conflict = { ...own('phone'), field: 'phone', mine: '555', theirs: '512' }
  const [line] = conflictMessages([conflict], contextWith(fact({ isOwn: true, changes: [change('phone')] })), WORDS)
  expect(line).toEqual({
    conflict,
    text: 'You changed the phone in another tab 2 minutes ago.',
    mine: '555',
    theirs: '512',
    isList: false,
    isOwn: true,
  })
  expect([line && markOf(line), sidesOf({ isList: true, isOwn: true })]).toEqual([
    'You changed this in another tab to: 512',
    { mine: 'Only here', theirs: 'Only in the other tab', keep: 'Keep this one', use: 'Use the other one' },
  ])
})

it('who deleted the record is named as far as that is known', () => {
  const removed = fact({ changes: [change('phone', '512', null)] })
  const merged = { ...removed, type: 'client.merged_away' }
  const mine = { ...removed, isOwn: true }
  expect([
    ...[removed, mine, merged].map((each) => goneText(contextWith(each), WORDS)),
    goneText(contextWith(), WORDS),
  ]).toEqual([
    'Maria Lopez deleted this client 2 minutes ago.',
    'You deleted this client 2 minutes ago.',
    'Maria Lopez merged this client into another 2 minutes ago.',
    'This client was deleted.',
  ])
})

it('a message that names no field gets the name of its field', () => {
  const LONG = '3 characters too many'
  const places = ['phone', 'properties.1.city', 'properties', 'unheard_of']
  expect([
    ...places.map((place) => namedMessage(place, LONG, WORDS)),
    namedMessage('phone', 'Use a shorter number', WORDS),
    namedMessage('phone', 'Phone number is required', WORDS),
  ]).toEqual([
    'Phone: 3 characters too many',
    'Property 2, city: 3 characters too many',
    'Properties: 3 characters too many',
    'Unheard of: 3 characters too many',
    'Phone: use a shorter number',
    'Phone number is required',
  ])
})
