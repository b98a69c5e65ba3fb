import { expect, it } from 'vitest'
import type { ListedProperty } from '@/domain/client/listed-property'
import { csvOf } from '@/ui/kit/records/actions/csv'
import { actor, employee, property } from '../../../tests/fixtures/records'
import { propertyRecords, SINGLE_PROPERTY } from './records'
import { PROPERTY_COLUMNS, type PropertyColumn } from './types'

const TODAY = '2026-11-20'
const context = { actor: actor(), today: TODAY }
const avery = { id: 5, first_name: 'Avery', last_name: 'Stone' }
const helen = { id: 6, first_name: 'Helen', last_name: 'Brandt' }

const listed = (fields: Partial<ListedProperty> = {}): ListedProperty => ({
  ...property,
  client: avery,
  services: null,
  ...fields,
})

it('has the columns that the address of the page knows', () => {
  expect(SINGLE_PROPERTY.columns.map(({ id }) => id)).toEqual([...PROPERTY_COLUMNS])
})

it('filters by the clients in the order of their names (PROP-01)', () => {
  const [client] = propertyRecords([helen, avery]).filters
  expect(client?.kind === 'long-choice' && client.options).toEqual([
    { value: '', label: 'All clients' },
    { value: '5', label: 'Avery Stone' },
    { value: '6', label: 'Helen Brandt' },
  ])
})

it.each<[PropertyColumn, number[]]>([
  ['name', [3, 1, 2]],
  ['client', [2, 1, 3]],
  ['lawn', [1, 3, 2]],
  ['schedule', [3, 2, 1]],
  ['next', [2, 3, 1]],
])('sorts by %s', (column, ids) => {
  const properties = [
    listed({ id: 1, services: { last: TODAY, next: null } }),
    listed({
      id: 2,
      property_name: 'Rental',
      client: helen,
      lawn_area_sqft: 4_000,
      service_frequency: 'biweekly',
      services: { last: null, next: TODAY },
    }),
    listed({
      id: 3,
      property_name: '',
      lawn_area_sqft: 900,
      service_frequency: 'weekly',
      services: { last: null, next: '2026-11-21' },
    }),
  ]
  const compare = SINGLE_PROPERTY.columns.find(({ id }) => id === column)?.compare
  expect(properties.sort(compare).map(({ id }) => id)).toEqual(ids)
})

it('says on a card what a phone has no columns for', () => {
  const cared = listed({
    service_frequency: 'weekly',
    service_day_preference: 'tuesday',
    lawn_area_sqft: 3_200,
    services: { last: null, next: TODAY },
  })
  expect(SINGLE_PROPERTY.card.lines(cared, context)).toEqual([
    'Avery Stone · Austin, TX 78751',
    'Weekly, Tuesday · 3,200 sq ft',
    'Next service: Today',
  ])
})

it('is exported with what is known of it', () => {
  const cared = listed({
    lawn_area_sqft: 3_200,
    service_frequency: 'weekly',
    services: { last: '2026-11-13', next: null },
    access_notes: 'Gate code 4411',
  })
  expect(csvOf(SINGLE_PROPERTY.csv, [cared]).split('\r\n')).toEqual([
    '"Name","Client","Type","Address","City","State","ZIP","Lot (sq ft)","Lawn (sq ft)","Frequency","Day","Last service","Next service","Access notes"',
    '"Home","Avery Stone","Residential","4102 Speedway","Austin","TX","78751","",3200,"Weekly","","2026-11-13","","Gate code 4411"',
  ])
})

it('is changed by those who may, and says why to the others (PERM-16)', () => {
  const verdicts = (who: typeof context.actor) =>
    SINGLE_PROPERTY.actions.map(({ id, offered, judge }) => [
      id,
      offered?.(who) ?? true,
      judge(listed(), { actor: who, today: TODAY }),
    ])
  expect([verdicts(context.actor), verdicts(employee('field_technician'))]).toEqual([
    [
      ['create_job', true, { ok: true }],
      ['edit', true, { ok: true }],
      ['export', true, { ok: true }],
      ['remove', true, { ok: true }],
    ],
    [
      ['create_job', false, { ok: true }],
      ['edit', true, { ok: false, reason: 'Your role can’t edit properties.' }],
      ['export', false, { ok: true }],
      ['remove', true, { ok: false, reason: 'Your role can’t delete properties.' }],
    ],
  ])
})

it('is exported by those who may export clients (PERM-16)', () => {
  const refusals = [actor(), employee('field_technician')].map((who) => SINGLE_PROPERTY.exportRefusal?.(who))
  expect(refusals).toEqual([null, 'Your role can’t export properties.'])
})
