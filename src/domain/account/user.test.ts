import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { fullName, USER_TYPES, userSchema, userTypeSchema } from './user'

describe('a user type', () => {
  it('is one of the five of the product (PERM-35)', () => {
    expect(USER_TYPES.map((type) => v.parse(userTypeSchema, type))).toEqual([
      'system_admin',
      'business_owner',
      'business_manager',
      'business_employee',
      'property_owner',
    ])
  })

  it('is read from its older names too (X-03)', () => {
    expect(['admin', 'customer'].map((type) => v.parse(userTypeSchema, type))).toEqual([
      'business_owner',
      'property_owner',
    ])
  })

  it.each(['superuser', '', 'constructor', null])('%j is none', (type) => {
    expect(v.safeParse(userTypeSchema, type).success).toBe(false)
  })
})

it('is read from the little an older back end sends', () => {
  const sent = { id: 7, email: 'sam@example.com', first_name: 'Sam', last_name: 'Ortiz', user_type: 'customer' }
  expect(v.parse(userSchema, sent)).toEqual({
    ...sent,
    user_type: 'property_owner',
    phone: null,
    business_id: null,
    is_active: true,
    is_verified: true,
    last_login: null,
    created_at: null,
    roles: [],
    crew_member_id: null,
    client_id: null,
    groups: [],
    customer_id: null,
    business_timezone: null,
    date_format: null,
    currency: null,
    deletion_at: null,
    business_deletion_at: null,
    data_collection: false,
  })
})

it('is called by first and last name', () => {
  expect([
    fullName({ first_name: 'Dana', last_name: 'Whitfield' }),
    fullName({ first_name: 'Dana', last_name: '' }),
    fullName({ first_name: '\u202eDana', last_name: '\u2066Whitfield' }),
  ]).toEqual(['Dana Whitfield', 'Dana', 'Dana Whitfield'])
})
