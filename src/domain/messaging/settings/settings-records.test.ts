import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { fields } from '../../fields/field'
import { formSchema, rowSchema } from '../../fields/schemas'
import { DEFAULT_PREFERENCES } from '../../onboarding/preferences'
import { cannedAnswerFields, isShortcutTaken } from './canned-answer'
import { extensionFields, isExtensionTaken } from './extension'
import { type MessageTemplateDraft, messageTemplateFields } from './message-template'
import { defaultMessagingSettings, messagingSettingsProblems, messagingSettingsSchema } from './messaging-settings'
import { areaProblem, isForSale, type NumberSearch, numbersFor } from './number-search'
import { blockedBy, canSubmit, phoneNumberFields, REGISTRATIONS } from './phone-number'
import { decidedAt, registrationRefusal } from './registration'
import { signatureFields } from './signature'
import { STATED_TEMPLATES } from './stated-templates'
import { isTemplateNameTaken, templateDraft, templateErrors, variablesIn } from './template-rules'

const errorsOf = (schema: v.GenericSchema, value: object) =>
  Object.fromEntries(v.safeParse(schema, value).issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? [])

describe('what a form refuses', () => {
  test.each([
    [
      'a number',
      phoneNumberFields,
      { friendly_name: ' ', is_active: true, sms_enabled: true },
      { friendly_name: 'Name is required' },
    ],
    [
      'an extension',
      extensionFields,
      { phone_number_id: '', extension: '1', label: '', user_id: '' },
      { phone_number_id: 'Number is required', extension: 'Use 2 to 6 digits', label: 'Name is required' },
    ],
    [
      'a template',
      messageTemplateFields,
      {
        name: '',
        category: 'other',
        channel: 'sms',
        purpose: 'informational',
        subject_template: '',
        body_template: '',
      },
      { name: 'Name is required', body_template: 'Message is required' },
    ],
    [
      'a signature',
      signatureFields,
      { name: '', body: '', is_default: false },
      { name: 'Name is required', body: 'Signature is required' },
    ],
    [
      'a canned answer',
      cannedAnswerFields,
      { shortcut: 'On My Way', body: '' },
      { shortcut: 'Use small letters, digits, - and _', body: 'Answer is required' },
    ],
  ])('of %s', (_, declared, typed, errors) => {
    expect(errorsOf(formSchema(fields(declared)), typed)).toEqual(errors)
  })

  test('a phone number is an E.164 number', () => {
    const { phone_number } = rowSchema(phoneNumberFields).entries
    expect(
      ['+15125550142', '+4930123456', '5125550142', '+0512', '+1512555014212345'].map((each) =>
        v.is(phone_number, each),
      ),
    ).toEqual([true, true, false, false, false])
  })
})

describe('a number', () => {
  test('says what its registration blocks, and whether it can be submitted', () => {
    expect(
      REGISTRATIONS.map((registration) => [registration, canSubmit({ registration }), blockedBy(registration)]),
    ).toEqual([
      ['not_started', true, 'Carriers block texts from this number until it is registered. Calls work.'],
      ['in_review', false, 'Carriers block texts from this number until its registration is approved. Calls work.'],
      ['registered', false, null],
      ['refused', true, 'Carriers block texts from this number because they refused its registration. Calls work.'],
    ])
  })

  test('is decided 3 days after its registration was submitted', () => {
    const submitted_at = Date.UTC(2026, 10, 18, 15)
    expect(REGISTRATIONS.map((registration) => decidedAt({ registration, submitted_at }))).toEqual([
      null,
      Date.UTC(2026, 10, 21, 15),
      null,
      null,
    ])
  })

  test('is refused without a name or a postal address, and says what to do', () => {
    const named = { friendly_name: 'Main line' }
    expect([
      registrationRefusal(named, '1200 Barton Springs Rd, Austin, TX 78704'),
      registrationRefusal(named, ' '),
      registrationRefusal({ friendly_name: '' }, '1200 Barton Springs Rd, Austin, TX 78704'),
    ]).toEqual([
      null,
      'Your postal address is missing. Add it under “Hours and away message”, save, then submit this number again.',
      'The number has no name. Name it, then submit it again.',
    ])
  })
})

describe('a search for numbers', () => {
  const AUSTIN: NumberSearch = { country: 'US', number_type: 'local', area_code: '512' }

  test('finds the same eight numbers each time, without those that somebody has', () => {
    const found = numbersFor(AUSTIN, new Set())
    expect(found).toEqual([
      '+15125550132',
      '+15125550139',
      '+15125550146',
      '+15125550153',
      '+15125550160',
      '+15125550167',
      '+15125550174',
      '+15125550181',
    ])
    expect(numbersFor(AUSTIN, new Set(found.slice(0, 2)))).toEqual([...found.slice(2), '+15125550188', '+15125550195'])
    expect(found.every(isForSale)).toBe(true)
  })

  test('without an area code takes the country’s first, or 800', () => {
    expect(
      [
        { ...AUSTIN, area_code: '' },
        { ...AUSTIN, country: 'CA' as const, area_code: '' },
        { ...AUSTIN, number_type: 'toll_free' as const, area_code: '' },
      ].map((search) => numbersFor(search, new Set())[0]?.slice(0, 5)),
    ).toEqual(['+1512', '+1416', '+1800'])
  })

  test('refuses an area code of another kind', () => {
    expect([
      areaProblem('local', ''),
      areaProblem('local', '512'),
      areaProblem('local', '12'),
      areaProblem('local', '800'),
      areaProblem('toll_free', '888'),
      areaProblem('toll_free', '512'),
    ]).toEqual([
      null,
      null,
      'Use an area code of 3 digits, like 512',
      '800 is toll-free. Search toll-free numbers instead.',
      null,
      'Toll-free numbers begin with 800, 833, 844, 855, 866, 877, 888',
    ])
  })

  test('a landline of the demo is not for sale', () => {
    expect(['+15125550195', '+15125550196', '+15125551234', '+4930123456'].map(isForSale)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})

describe('a template', () => {
  const REMINDER: MessageTemplateDraft = {
    name: 'Reminder',
    category: 'maintenance',
    channel: 'sms',
    purpose: 'informational',
    subject_template: '',
    body_template: 'Hi {first_name}, see you on {service_date}.',
  }

  test('names its placeholders once each', () => {
    expect(
      variablesIn({ subject_template: 'For {first_name}', body_template: 'Hi {first_name} of {business_name}' }),
    ).toEqual(['first_name', 'business_name'])
  })

  test('the three of a new business have the stated placeholders (MAIL-06)', () => {
    expect(
      STATED_TEMPLATES.map((template) => [template.name, template.category, variablesIn(template).toSorted()]),
    ).toEqual([
      ['Service Reminder', 'maintenance', ['business_name', 'customer_name', 'service_date', 'service_type']],
      ['Quote Follow-up', 'sales', ['business_name', 'customer_name', 'quote_amount', 'quote_number', 'staff_name']],
      ['Job Completion', 'completion', ['business_name', 'completion_date', 'customer_name', 'job_number']],
    ])
    expect(STATED_TEMPLATES.map(templateErrors)).toEqual([{}, {}, {}])
  })

  test('an email needs a subject, a text has none', () => {
    expect(templateErrors({ ...REMINDER, channel: 'email' })).toEqual({ subject_template: 'Subject is required' })
    expect(templateDraft({ ...REMINDER, subject_template: 'Reminder' })).toEqual(REMINDER)
    const email = { ...REMINDER, channel: 'email', subject_template: 'Reminder' } as const
    expect([templateErrors(email), templateDraft(email)]).toEqual([{}, email])
  })

  test('a text is at most as long as a carrier takes', () => {
    expect(templateErrors({ ...REMINDER, body_template: 'a'.repeat(1_601) })).toEqual({
      body_template: '1 character too many',
    })
    expect(
      templateErrors({ ...REMINDER, channel: 'email', subject_template: 'Hi', body_template: 'a'.repeat(1_601) }),
    ).toEqual({})
  })

  test('has a name of its own', () => {
    const all = [{ id: 1, name: 'Reminder' }]
    expect([
      isTemplateNameTaken({ id: 2, name: ' reminder ' }, all),
      isTemplateNameTaken({ id: 1, name: 'Reminder' }, all),
      isTemplateNameTaken({ id: 2, name: 'Other' }, all),
    ]).toEqual([true, false, false])
  })
})

test('an extension is of its own on one number only', () => {
  const extension = { id: 1, business_id: 1, phone_number_id: 1, extension: '100', label: 'Office', user_id: null }
  expect([
    isExtensionTaken(extension, [extension]),
    isExtensionTaken({ ...extension, id: 2 }, [extension]),
    isExtensionTaken({ ...extension, id: 2, phone_number_id: 2 }, [extension]),
  ]).toEqual([false, true, false])
})

test('a shortcut stands for one answer', () => {
  const answer = { id: 1, business_id: 1, shortcut: 'hours', body: 'We are open from 9 to 5.' }
  expect([isShortcutTaken(answer, [answer]), isShortcutTaken({ ...answer, id: 2 }, [answer])]).toEqual([false, true])
})

describe('messaging settings', () => {
  const SETTINGS = defaultMessagingSettings(
    DEFAULT_PREFERENCES.operatingHours,
    '1200 Barton Springs Rd, Austin, TX 78704',
  )

  test('are whole for a new business', () => {
    expect(v.is(messagingSettingsSchema, { id: 1, business_id: 1, ...SETTINGS })).toBe(true)
    expect(messagingSettingsProblems(SETTINGS)).toEqual({})
  })

  test('an away message is required once it is on, and a day ends after it begins', () => {
    const hours = { ...SETTINGS.hours, monday: { start: '17:00', end: '09:00', closed: false } }
    expect(messagingSettingsProblems({ ...SETTINGS, hours, away_on: true, away_message: ' ' })).toEqual({
      'hours.monday': 'Monday start time must be before end time',
      away_message: 'Away message is required',
    })
  })
})
