import { describe, expect, it } from 'vitest'
import {
  type ClientForm,
  emptyClientForm,
  emptyPropertyForm,
  listedClientFormOf,
  NO_PROPERTY,
} from '@/domain/client/form'
import { centsFromDollars } from '@/domain/money/money'
import { filledClientForm, placeForm } from '../../../../tests/fixtures/client-form'
import { client, property } from '../../../../tests/fixtures/records'
import { checkClient, controlOf, tabOf } from './client-form'

const errorsOf = (patch: Partial<ClientForm>) => {
  const checked = checkClient(filledClientForm(patch))
  return checked.ok ? {} : checked.errors
}
const place = placeForm

it('every field is on a tab', () => {
  expect(Object.keys(emptyClientForm).map((field) => [field, tabOf(field)])).toEqual([
    ['first_name', 'basic'],
    ['last_name', 'basic'],
    ['email', 'basic'],
    ['phone', 'basic'],
    ['billing_address', 'billing'],
    ['billing_city', 'billing'],
    ['billing_state', 'billing'],
    ['billing_zip', 'billing'],
    ['client_type', 'basic'],
    ['payment_terms', 'billing'],
    ['preferred_payment_method', 'billing'],
    ['credit_limit', 'billing'],
    ['status', 'basic'],
    ['properties', 'properties'],
    ['notes', 'notes'],
  ])
  expect(tabOf('properties.1.city')).toBe('properties')
})

describe('what is wrong with properties', () => {
  it('is said of all of them where none is complete, at the first one (CLI-12)', () => {
    expect(errorsOf({ properties: [emptyPropertyForm] })).toEqual({ properties: NO_PROPERTY })
    expect([controlOf('properties'), controlOf('properties.1.city')]).toEqual([
      'properties.0.address',
      'properties.1.city',
    ])
  })

  it('is shown in the row it is about, whatever rows before it are empty', () => {
    expect(errorsOf({ properties: [emptyPropertyForm, { ...place, city: '' }, place] })).toEqual({
      'properties.1.city': 'City is required',
    })
  })

  it('is nothing where only empty rows are left over', () => {
    expect(errorsOf({ properties: [emptyPropertyForm, place] })).toEqual({})
  })
})

it('a client is shown as it is, without what it owes', () => {
  const { business_id: _, ...fields } = client
  const { business_id: __, client_id: ___, ...home } = property
  const form = listedClientFormOf({ ...fields, current_balance: centsFromDollars(9), properties: [home] }, 1)
  expect([Object.keys(form).sort(), form.properties.map(({ id, address }) => [id, address])]).toEqual([
    Object.keys(emptyClientForm).sort(),
    [[9, '4102 Speedway']],
  ])
})
