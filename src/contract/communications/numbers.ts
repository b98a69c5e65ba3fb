import * as v from 'valibot'
import { draftSchema, rowSchema } from '@/domain/fields/schemas'
import { type Extension, type ExtensionDraft, extensionFields } from '@/domain/messaging/settings/extension'
import { COUNTRIES, NUMBER_TYPES } from '@/domain/messaging/settings/number-search'
import { type PhoneNumber, type PhoneNumberDraft, phoneNumberFields } from '@/domain/messaging/settings/phone-number'
import type { Edit } from '@/domain/record/merge-edits'
import { exactText, id, LONGEST } from '@/domain/text/field'
import { editBody } from '../edit'
import { endpoint } from '../endpoint'
import { listAnswer } from '../list-answer'

const base = '/communications/api/v1'
const shared = { service: 'communications', bearer: true } as const

export const wirePhoneNumber = rowSchema(phoneNumberFields)
export const wireExtension = rowSchema(extensionFields)

const numberDraft = draftSchema(phoneNumberFields)
const extensionDraft = draftSchema(extensionFields)
const oneNumber = v.object({ phone_number: wirePhoneNumber })
const oneExtension = v.object({ extension: wireExtension })

export const searchNumbers = endpoint({
  ...shared,
  id: 'EP-086',
  method: 'GET',
  path: `${base}/phone-numbers/search`,
  summary: 'Phone numbers that can be bought',
  //
  query: v.object({
    country: v.optional(v.picklist(COUNTRIES), 'US'),
    number_type: v.optional(v.picklist(NUMBER_TYPES), 'local'),
    area_code: v.optional(exactText(LONGEST.phone), ''),
  }),
  answer: v.object({
    phone_numbers: v.array(v.object({ phone_number: wirePhoneNumber.entries.phone_number })),
  }),
  idempotent: false,
  failures: [403, 422],
})

export const buyNumber = endpoint({
  ...shared,
  id: 'EP-087',
  method: 'POST',
  path: `${base}/phone-numbers`,
  summary: 'Buy a phone number',
  body: v.object({
    business_id: id,
    phone_number: wirePhoneNumber.entries.phone_number,
    friendly_name: numberDraft.entries.friendly_name,
  }),
  answer: oneNumber,
  status: 201,
  idempotent: true,
  failures: [403, 409, 422],
})

export const listNumbers = endpoint({
  ...shared,
  id: 'EP-088',
  method: 'GET',
  path: `${base}/phone-numbers/business/:businessId`,
  summary: 'Phone numbers of the business',
  answer: listAnswer('phone_numbers', wirePhoneNumber),
  idempotent: false,
  failures: [403],
})

export const updateNumber = endpoint({
  ...shared,
  id: 'EP-089',
  method: 'PUT',
  path: `${base}/phone-numbers/:numberId`,
  summary: 'Rename a phone number, or turn it or its texts on or off',
  body: editBody(numberDraft, wirePhoneNumber),
  answer: oneNumber,
  idempotent: true,
  failures: [403, 404, 409, 422],
})

export const createExtension = endpoint({
  ...shared,
  id: 'EP-090',
  method: 'POST',
  path: `${base}/extensions`,
  summary: 'Add an extension to a phone number',
  body: extensionDraft,
  answer: oneExtension,
  status: 201,
  idempotent: true,
  failures: [403, 422],
})

export const listExtensions = endpoint({
  ...shared,
  id: 'EP-091',
  method: 'GET',
  path: `${base}/extensions/phone-number/:numberId`,
  summary: 'Extensions of a phone number',
  answer: listAnswer('extensions', wireExtension),
  idempotent: false,
  failures: [403, 404],
})

export const updateExtension = endpoint({
  ...shared,
  id: 'EP-092',
  method: 'PUT',
  path: `${base}/extensions/:extensionId`,
  summary: 'Edit an extension',
  body: editBody(extensionDraft, wireExtension),
  answer: oneExtension,
  idempotent: true,
  failures: [403, 404, 409, 422],
})

export const deleteExtension = endpoint({
  ...shared,
  id: 'EP-093',
  method: 'DELETE',
  path: `${base}/extensions/:extensionId`,
  summary: 'Delete an extension',
  answer: v.object({ success: v.literal(true) }),
  idempotent: true,
  failures: [403, 404],
})

export const toWireNumberEdit = ({ changed, was }: Edit<PhoneNumberDraft, PhoneNumber>) => ({ ...changed, was })
export const toWireExtensionEdit = ({ changed, was }: Edit<ExtensionDraft, Extension>) => ({ ...changed, was })
