import { NEW_BUSINESS } from '@/domain/account/business-details'
import { defaultMessagingSettings } from '@/domain/messaging/settings/messaging-settings'
import { STATED_TEMPLATES } from '@/domain/messaging/settings/stated-templates'
import { type Day, plusDays } from '@/domain/time/calendar'
import { instantAt } from '../moment'
import { GREEN_VALLEY } from '../staff'

const own = { business_id: GREEN_VALLEY } as const
/** The owner, Dana Whitfield. */
const OWNER = 1

/** How many days ago carriers registered the main line. */
const REGISTERED_DAYS = 300

export const EMAIL_SIGNATURES = [
  {
    ...{ id: 1, ...own, user_id: OWNER, name: 'Full', is_default: true },
    body: 'Dana Whitfield\nOwner, Green Valley Landscaping\n(512) 555-0100',
  },
  { id: 2, ...own, user_id: OWNER, name: 'Short', is_default: false, body: 'Dana, Green Valley' },
]

/** Two workdays: what was written after hours yesterday is in time all day. */
const PROMISE_MINUTES = 2 * 8 * 60

export const MESSAGING_SETTINGS = {
  id: 1,
  ...own,
  ...defaultMessagingSettings(NEW_BUSINESS.operating_hours, '1200 Barton Springs Rd, Austin, TX 78704'),
  away_on: true,
  promise_minutes: PROMISE_MINUTES,
}

/** How Green Valley writes: its numbers, and what messages are written from. */
export const messagingSeed = (anchor: Day) => ({
  phone_numbers: [
    {
      ...{ id: 1, ...own, phone_number: '+15125550100', friendly_name: 'Main line' },
      ...{ is_active: true, sms_enabled: true, registration: 'registered' as const, registration_note: '' },
      submitted_at: instantAt(plusDays(anchor, -REGISTERED_DAYS), '10:00'),
    },
    {
      ...{ id: 2, ...own, phone_number: '+15125550103', friendly_name: 'Austin crew line' },
      ...{ is_active: true, sms_enabled: true, registration: 'in_review' as const, registration_note: '' },
      submitted_at: instantAt(plusDays(anchor, -1), '10:00'),
    },
  ],
  extensions: [
    { id: 1, ...own, phone_number_id: 1, extension: '101', label: 'Office', user_id: OWNER },
    { id: 2, ...own, phone_number_id: 1, extension: '102', label: 'Scheduling', user_id: null },
  ],
  message_templates: [
    ...STATED_TEMPLATES.map((template, index) => ({ ...template, id: index + 1, ...own })),
    {
      ...{ id: 4, ...own, name: 'Visit Tomorrow', category: 'maintenance' as const },
      ...{ channel: 'sms' as const, purpose: 'informational' as const, subject_template: '' },
      body_template:
        'Hi {first_name}, {business_name} here: your {service_type} is tomorrow at {service_time}. Text back if that does not suit you.',
    },
    {
      ...{ id: 5, ...own, name: 'Spring Offer', category: 'sales' as const },
      ...{ channel: 'sms' as const, purpose: 'marketing' as const, subject_template: '' },
      body_template: 'Hi {first_name}, spring cleanups are 10% off in March. Text back to book yours. {business_name}',
    },
  ],
  canned_answers: [
    { id: 1, ...own, shortcut: 'hours', body: 'We answer Monday to Friday from 9 to 5, and Saturday from 9 to 3.' },
    { id: 2, ...own, shortcut: 'gate', body: 'Could you leave the gate unlocked for us, or text us the code?' },
    { id: 3, ...own, shortcut: 'rain', body: 'Rain moves us back a day. We will text you the new time.' },
    { id: 4, ...own, shortcut: 'thanks', body: 'Thank you! Let us know if you need anything else.' },
  ],
  signatures: [...EMAIL_SIGNATURES],
  messaging_settings: [MESSAGING_SETTINGS],
})
