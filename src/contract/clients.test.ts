import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Cents } from '@/domain/money/money'
import { client, property } from '../../tests/fixtures/records'
import { createClient, getClient, listClients, toWireClient, wireClient } from './clients'

const { client_id: _, business_id: __, ...owned } = property
const { business_id: ___, ...read } = client
const wire = toWireClient(client, [{ amount: 12_050 as Cents, currency: 'USD' }], [property])

it('carries a client with its properties, amounts in dollars', () => {
  expect(wire).toEqual({ ...read, credit_limit: 5_000, current_balance: 120.5, properties: [owned] })
})

it('is read back in cents', () => {
  expect(v.parse(wireClient, wire)).toEqual({ ...read, current_balance: 12_050, properties: [owned] })
})

const inApp = { ...read, current_balance: 12_050, properties: [owned] }

it('says what is owed by currency where it is not all in dollars', () => {
  const balances = [
    { amount: 12_050 as Cents, currency: 'USD' },
    { amount: 700 as Cents, currency: 'EUR' },
  ] as const
  const mixed = toWireClient(client, balances, [property])
  expect([mixed.current_balance, mixed.balances?.map(({ amount }) => amount)]).toEqual([120.5, [120.5, 7]])
  expect(v.parse(wireClient, mixed).balances).toEqual(balances)
})

describe('a list of clients (API-13)', () => {
  it.each([
    ['items', { items: [wire] }],
    ['a nested data list', { data: { items: [wire] } }],
    ['data', { data: [wire] }],
    ['a plain array', [wire]],
    ['clients', { clients: [wire] }],
  ])('is read from %s', (_name, answer) => {
    expect(v.parse(listClients.answer, answer)).toEqual({ items: [inApp], damaged: [] })
  })

  it.each([[{}], [{ data: null }], [null], ['nothing']])('is empty for %j', (answer) => {
    expect(v.parse(listClients.answer, answer)).toEqual({ items: [], damaged: [] })
  })

  it('may leave out what is not known', () => {
    const { notes: _notes, email: _email, properties: _properties, ...rest } = wire
    expect(v.parse(listClients.answer, { items: [{ ...rest, phone: null, properties: null }] })).toEqual({
      items: [{ ...inApp, notes: '', email: '', phone: '', properties: [] }],
      damaged: [],
    })
  })
})

it.each([
  ['by itself', wire],
  ['as client', { client: wire }],
  ['as data', { data: wire }],
])('one client is read %s (API-14)', (_name, answer) => {
  expect(v.parse(getClient.answer, answer)).toEqual({ client: inApp })
})

const thrownBy = (read: () => unknown): unknown => {
  try {
    return read()
  } catch (thrown) {
    return thrown
  }
}

it('a list of details in a good answer is a refusal, said at its fields (API-14)', () => {
  const detail = [{ loc: ['body', 'first_name'], msg: 'First name is required', type: 'missing' }]
  const details = {
    detail: 'First name is required',
    errors: [{ path: 'first_name', message: 'First name is required' }],
  }
  expect(thrownBy(() => v.parse(createClient.answer, { detail }))).toEqual({
    message: 'First name is required',
    status: 422,
    details,
  })
})

it('"Not authenticated" in a good answer to the list means signed out (API-13)', () => {
  const answer = { detail: 'Not authenticated' }
  expect(thrownBy(() => v.parse(listClients.answer, answer))).toEqual({
    message: 'Not authenticated',
    status: 401,
    details: answer,
  })
})
