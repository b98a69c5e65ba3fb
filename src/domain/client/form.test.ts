import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { filledClientForm, placeForm } from '../../../tests/fixtures/client-form'
import { client, property } from '../../../tests/fixtures/records'
import {
  type ClientForm,
  clientFormOf,
  clientFormSchema,
  emptyClientForm,
  emptyPropertyForm,
  limitWarning,
  ownedPropertyFormOf,
  zipWarning,
} from './form'

const place = { ...placeForm, state: 'tx' }
const filledIn = filledClientForm({ first_name: ' Avery ', properties: [place] })

const messages = (form: ClientForm) => {
  const { issues = [] } = v.safeParse(clientFormSchema, form)
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]))
}

describe('the client form', () => {
  it('begins as stated (CLI-08)', () => {
    const { client_type, payment_terms, preferred_payment_method, credit_limit, status } = emptyClientForm
    expect({ client_type, payment_terms, preferred_payment_method, credit_limit, status }).toEqual({
      client_type: 'residential',
      payment_terms: 'net_30',
      preferred_payment_method: 'credit_card',
      credit_limit: '5000',
      status: 'active',
    })
  })

  it('asks for what is missing (CLI-09, CLI-11, CLI-12)', () => {
    expect(messages(emptyClientForm)).toEqual({
      first_name: 'First name is required',
      last_name: 'Last name is required',
      phone: 'Phone number is required',
      billing_address: 'Billing address is required',
      billing_city: 'City is required',
      billing_state: 'State is required',
      billing_zip: 'ZIP code is required',
      properties: 'At least one property with complete address is required',
    })
  })

  it('takes a client without an email address, and none that is no address (CLI-10)', () => {
    expect([messages({ ...filledIn, email: ' ' }), messages({ ...filledIn, email: 'avery@' })]).toEqual([
      {},
      { email: 'Please enter a valid email address' },
    ])
  })

  it('leaves out rows of properties that no one typed into', () => {
    const parsed = v.parse(clientFormSchema, { ...filledIn, properties: [emptyPropertyForm, place] })
    expect(parsed.properties.map(({ address, state }) => [address, state])).toEqual([['4102 Speedway', 'TX']])
  })

  it('says what is missing in a second property that was begun', () => {
    const begun = { ...emptyPropertyForm, property_name: 'Cottage', city: 'Austin' }
    expect(messages({ ...filledIn, properties: [place, begun] })).toEqual({
      'properties.1.address': 'Address is required',
      'properties.1.state': 'State is required',
      'properties.1.zip_code': 'ZIP code is required',
    })
  })

  it.each([
    ['5000', 500_000],
    ['$1,250.50', 125_050],
    ['', 0],
    ['a lot', 0],
    ['-5', 0],
    ['1e307', 0],
    ['€500', 0],
  ])('reads %j as a credit limit of %i cents (CLI-13)', (credit_limit, cents) => {
    expect(v.parse(clientFormSchema, { ...filledIn, credit_limit }).credit_limit).toBe(cents)
  })

  it('warns of a credit limit that counts as 0 (CLI-13)', () => {
    const warning = 'This amount can’t be read and counts as 0'
    expect(['5000', '$500', ' ', 'a lot', '-5', '€500'].map(limitWarning)).toEqual([
      ...[undefined, undefined, undefined],
      ...[warning, warning, warning],
    ])
  })

  it.each([
    ['2,400', 2_400],
    ['', null],
    [' ', null],
    ['0', 0],
  ])('reads %j as a lawn of %j square feet (CLI-13)', (lawn_area_sqft, sqft) => {
    const { properties } = v.parse(clientFormSchema, { ...filledIn, properties: [{ ...place, lawn_area_sqft }] })
    expect(properties.map((each) => each.lawn_area_sqft)).toEqual([sqft])
  })

  it.each(['large', '6,500 sq ft', '12k', '1/4 acre', '-1', '278,784,001'])(
    'refuses %j as an area, so that none is lost (CLI-13)',
    (area) => {
      const properties = [{ ...place, lot_size_sqft: area, lawn_area_sqft: area }]
      expect(messages({ ...filledIn, properties })).toEqual({
        'properties.0.lot_size_sqft': 'Use an area from 0 to 278,784,000 sq ft',
        'properties.0.lawn_area_sqft': 'Use an area from 0 to 278,784,000 sq ft',
      })
    },
  )

  it('shows a saved client as it is, and changes nothing when it is sent back', () => {
    const { id: _, client_id: __, business_id: ___, latitude: ____, longitude: _____, ...fields } = property
    const { id: ______, business_id: _______, client_since: ________, ...own } = client
    expect(v.parse(clientFormSchema, clientFormOf(client, [property]))).toEqual({
      ...own,
      properties: [{ ...fields, id: 9 }],
    })
  })
})

it('warns of an odd ZIP code and takes it (X-54)', () => {
  expect(['78751', '78751-0001', '', 'K1A 0B1'].map(zipWarning)).toEqual([
    undefined,
    undefined,
    undefined,
    'This does not look like a US ZIP code',
  ])
  expect(messages({ ...filledIn, billing_zip: 'K1A 0B1' })).toEqual({})
})

describe('the form of a property', () => {
  it('is the same once more is known of its services and its client', () => {
    const listed = { ...property, client: { id: 5, first_name: 'Avery', last_name: 'Stone' }, services: null }
    const later = { ...listed, client: { ...listed.client, last_name: 'Reed' }, services: { last: null, next: null } }
    expect(ownedPropertyFormOf(later)).toEqual(ownedPropertyFormOf(listed))
    expect(Object.keys(ownedPropertyFormOf(listed)).sort()).toEqual(
      Object.keys({ client_id: 5, ...emptyPropertyForm }).sort(),
    )
  })
})
