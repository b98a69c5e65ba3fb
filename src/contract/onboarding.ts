import * as v from 'valibot'
import { accountDetailsSchema } from '@/domain/onboarding/account'
import { BUSINESS_TYPES } from '@/domain/onboarding/business-types'
import { preferencesSchema } from '@/domain/onboarding/preferences'
import { propertyFormSchema, SERVICE_RADII } from '@/domain/onboarding/property'
import { count, email, LONGEST } from '@/domain/text/field'
import { isPhoneNumber } from '@/domain/text/field-errors'
import { onboardingPasswordError } from '@/domain/text/password'
import { filledText } from '@/domain/text/typed-text'
import { endpoint } from './endpoint'

const base = '/onboarding/api/v1/customers/:customerId'
const shared = { service: 'onboarding', bearer: true } as const
const name = filledText(LONGEST.name)
const WRONG_PHONE = 'Please enter a valid phone number'
const WRONG_ZIP = 'Please enter a valid ZIP code'
const WRONG_TYPE = 'Business type is required'
const done = v.object({ success: v.boolean() })

export const startOnboarding = endpoint({
  ...shared,
  id: 'EP-006',
  method: 'POST',
  path: '/onboarding/api/v1/onboarding/start',
  summary: 'Begin onboarding, or continue one that was begun',
  body: v.object({
    email,
    first_name: name,
    last_name: name,
    phone: v.pipe(v.string(), v.maxLength(LONGEST.phone, WRONG_PHONE), v.check(isPhoneNumber, WRONG_PHONE)),
    password: v.pipe(
      v.string(),
      v.maxLength(LONGEST.password),
      v.check((password) => onboardingPasswordError(password) === undefined, 'This password is too weak.'),
    ),
  }),
  answer: v.object({ customer_id: v.string(), resume: v.fallback(v.boolean(), false) }),
  idempotent: true,
  failures: [403, 409, 422],
})

export const saveProperty = endpoint({
  ...shared,
  id: 'EP-007',
  method: 'POST',
  path: `${base}/properties`,
  summary: 'Save the business and where it works',
  body: v.object({
    businessName: name,
    businessType: v.pipe(v.string(), v.maxLength(LONGEST.name, WRONG_TYPE), v.picklist(BUSINESS_TYPES, WRONG_TYPE)),
    address: filledText(LONGEST.address),
    city: name,
    state: filledText(LONGEST.state),
    zipCode: v.pipe(v.string(), v.maxLength(LONGEST.zip, WRONG_ZIP), v.regex(/^\d{5}(-\d{4})?$/, WRONG_ZIP)),
    serviceRadius: v.picklist(SERVICE_RADII),
  }),
  answer: done,
  idempotent: true,
  failures: [403, 404, 409, 422],
})

export const savePreferences = endpoint({
  ...shared,
  id: 'EP-008',
  method: 'POST',
  path: `${base}/preferences`,
  summary: 'Save hours, appointments and notifications',
  body: preferencesSchema,
  answer: done,
  idempotent: true,
  failures: [403, 404, 409, 422],
})

export const completeOnboarding = endpoint({
  ...shared,
  id: 'EP-009',
  method: 'POST',
  path: `${base}/complete-onboarding`,
  summary: 'Finish onboarding',
  answer: done,
  idempotent: true,
  failures: [403, 404, 409],
})

export const onboardingProgress = endpoint({
  ...shared,
  id: 'EP-010',
  method: 'GET',
  path: `${base}/progress`,
  summary: 'How far onboarding has come, and what was saved',
  answer: v.object({
    customer_id: v.string(),
    /** First step still to do, 0 to 3. */
    current_step: count,
    completed: v.boolean(),
    account: v.nullish(accountDetailsSchema, null),
    property: v.nullish(propertyFormSchema, null),
    preferences: v.nullish(preferencesSchema, null),
  }),
  idempotent: false,
  failures: [403, 404],
})
