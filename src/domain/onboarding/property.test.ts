import { describe, expect, it } from 'vitest'
import { typed } from '../../../tests/fixtures/sam'
import { EMPTY_PROPERTY, type PropertyForm, propertyErrors } from './property'

const errorsWith = (patch: Partial<PropertyForm>) => propertyErrors({ ...typed.property, ...patch })

describe('the property step', () => {
  it('can be sent when everything is right', () => {
    expect(propertyErrors(typed.property)).toEqual({})
  })

  it('begins empty but for a radius of ten miles (ONB-16), and names everything that is missing', () => {
    expect(EMPTY_PROPERTY.serviceRadius).toBe(10)
    expect(Object.entries(propertyErrors(EMPTY_PROPERTY))).toEqual([
      ['businessName', 'Business name is required'],
      ['businessType', 'Business type is required'],
      ['address', 'Address is required'],
      ['city', 'City is required'],
      ['state', 'State is required'],
      ['zipCode', 'ZIP code is required'],
    ])
  })

  it('says at the field what is too long', () => {
    const [name, address] = ['x'.repeat(101), 'x'.repeat(201)]
    expect(errorsWith({ businessName: name, address, city: name })).toEqual({
      businessName: '1 character too many',
      address: '1 character too many',
      city: '1 character too many',
    })
  })

  it('knows the types of business that there are', () => {
    expect(errorsWith({ businessType: 'Piracy' })).toEqual({ businessType: 'Business type is required' })
  })

  it.each([
    ['Texas', 'Use the two-letter state code'],
    ['QQ', 'QQ is not a state. Use the two-letter state code'],
    ['x', 'X is not a state. Use the two-letter state code'],
  ])('refuses %s, which is no two letters of a state (ONB-17)', (state, message) => {
    expect(errorsWith({ state })).toEqual({ state: message })
  })

  it('takes the state in small letters', () => {
    expect(errorsWith({ state: ' tx ' })).toEqual({})
  })

  it.each(['78701', '78701-1234', ' 78701 '])('takes the ZIP code %s', (zipCode) => {
    expect(errorsWith({ zipCode })).toEqual({})
  })

  it.each(['7870', '787011', '78701-12', '78701 1234', 'ABCDE'])('refuses the ZIP code %s', (zipCode) => {
    expect(errorsWith({ zipCode })).toEqual({ zipCode: 'Please enter a valid ZIP code' })
  })
})
