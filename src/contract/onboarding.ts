import * as v from 'valibot'
import { accountDetailsSchema, isPhoneNumber } from '@/domain/onboarding/account'
import { preferencesSchema } from '@/domain/onboarding/preferences'
import { BUSINESS_TYPES, LONGEST_STATE, propertyFormSchema, SERVICE_RADII } from '@/domain/onboarding/property'
import { onboardingPasswordError } from '@/domain/password'
import { endpoint } from './endpoint'

const base = '/onboarding/api/v1/customers/:customerId'
const shared = { service: 'onboarding', bearer: true } as const
const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const done = v.object({ success: v.boolean() })

export const startOnboarding = endpoint({
  ...shared,
  id: 'EP-006',
  method: 'POST',
  path: '/onboarding/api/v1/onboarding/start',
  summary: 'Begin onboarding, or go on with one that was begun',
  body: v.object({
    email: v.pipe(v.string(), v.email()),
    first_name: text,
    last_name: text,
    phone: v.pipe(v.string(), v.check(isPhoneNumber, 'Please enter a valid phone number')),
    password: v.pipe(
      v.string(),
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
    businessName: text,
    businessType: v.pipe(v.string(), v.picklist(BUSINESS_TYPES, 'Business type is required')),
    address: text,
    city: text,
    state: v.pipe(text, v.maxLength(LONGEST_STATE)),
    zipCode: v.pipe(v.string(), v.regex(/^\d{5}(-\d{4})?$/, 'Please enter a valid ZIP code')),
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
    /** 0 to 3: the first step that is still to be done. */
    current_step: v.number(),
    completed: v.boolean(),
    account: v.nullish(accountDetailsSchema, null),
    property: v.nullish(propertyFormSchema, null),
    preferences: v.nullish(preferencesSchema, null),
  }),
  idempotent: false,
  failures: [403, 404],
})
