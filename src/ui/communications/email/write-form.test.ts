import { describe, expect, it } from 'vitest'
import type { MessageTemplate } from '@/domain/messaging/settings/message-template'
import { htmlOfText } from './html-text'
import type { EmailSetup } from './types'
import { type EmailForm, emailErrors, filesProblem, valuesOf, withTemplate } from './write-form'

const NOW = 1_795_018_500_000

const template: MessageTemplate = {
  id: 3,
  business_id: 1,
  name: 'Service Reminder',
  category: 'maintenance',
  channel: 'email',
  purpose: 'informational',
  subject_template: 'Your {service_type}',
  body_template: 'Hi {first_name},\nwe come on {service_date}.',
}

const setup: EmailSetup = {
  templates: [template],
  signatures: [],
  recipients: [{ client_id: 1, name: 'Helen {link}', phone: '', email: 'helen@example.com', conversation_id: null }],
  business: { name: 'Green Valley', postal_address: '1 Main St', time_zone: 'America/Chicago' },
}

const SIGNATURE = '\n\nDana Whitfield'

const form = (patch: Partial<EmailForm> = {}): EmailForm => ({
  template: '',
  to: 'helen@example.com',
  subject: 'Hello',
  body: `See you.${SIGNATURE}`,
  is_html: false,
  purpose: 'informational',
  send_at: null,
  ...patch,
})

const errorsOf = (patch: Partial<EmailForm>) =>
  emailErrors(form(patch), { setup, files: [], staffName: 'Dana', now: NOW, beginning: SIGNATURE })

describe('an email is not sent', () => {
  it('without a recipient, a subject, or a message of its own (MAIL-04)', () => {
    const missing = { to: 'Enter an email address', subject: 'Enter a subject', body: 'Write a message' }
    expect(errorsOf({ to: ' ', subject: ' \t', body: ' \n ' })).toEqual(missing)
    // Its signature alone is none.
    expect(errorsOf({ body: SIGNATURE })).toEqual({ body: 'Write a message' })
    expect(errorsOf({ is_html: true, body: htmlOfText(SIGNATURE) })).toEqual({ body: 'Write a message' })
    expect(errorsOf({ is_html: true, body: '<p><br></p>' })).toEqual({ body: 'Write a message' })
    expect(errorsOf({})).toEqual({})
    expect(errorsOf({ is_html: true, body: '<p>Hi</p>' })).toEqual({})
  })

  it('to more than ten addresses, or to none', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => `p${at}@example.com`).join('; ')
    expect(errorsOf({ to: many(10) })).toEqual({})
    expect(errorsOf({ to: many(30) })).toEqual({ to: 'Send to 10 addresses or fewer; this has 30' })
    expect(errorsOf({ to: 'helen@example.com, helen' })).toEqual({ to: 'helen is not an email address' })
  })

  it('with too much text, or at a time that has passed', () => {
    expect(errorsOf({ subject: 'x'.repeat(201), body: 'x'.repeat(50_001), send_at: NOW - 1 })).toEqual({
      subject: '1 character too many',
      body: '1 character too many',
      send_at: 'This time has passed. Choose a later one',
    })
  })

  it('with 20 MB of files, or with eleven', () => {
    const TOO_LARGE = 'These files are over 18 MB in all. Send fewer or smaller ones, or a link.'
    expect([filesProblem([20_000_000]), filesProblem(Array.from({ length: 11 }, () => 1)), filesProblem([9])]).toEqual([
      TOO_LARGE,
      'Attach 10 files or fewer',
      null,
    ])
  })

  it('while a placeholder of its template is open', () => {
    const values = valuesOf(form(), setup, 'Dana')
    const filled = form({
      subject: '',
      body: SIGNATURE,
      ...withTemplate(form({ subject: '', body: SIGNATURE }), template, values),
    })
    expect([filled.subject, filled.body]).toEqual([
      'Your {service_type}',
      'Hi Helen,\nwe come on {service_date}.\n\nDana Whitfield',
    ])
    expect(emailErrors(filled, { setup, files: [], staffName: 'Dana', now: NOW, beginning: SIGNATURE })).toEqual({
      template: 'There is no value for {service_type} (Service) here. Type the words yourself or take it out.',
    })
    // Also when another template is chosen, or none: its words are still there.
    expect(errorsOf({ body: 'We come on {service_date}.' })).toEqual({
      template:
        'There is no value for {service_date} (Date of the visit) here. Type the words yourself or take it out.',
    })
    const typed = { ...filled, subject: 'Your mowing', body: filled.body.replace('{service_date}', 'Monday') }
    expect(emailErrors(typed, { setup, files: [], staffName: 'Dana', now: NOW, beginning: SIGNATURE })).toEqual({})
  })
})

it('a name that looks like a placeholder is a name, and so is what an answer quotes', () => {
  expect(valuesOf(form(), setup, 'Dana')).toEqual({
    business_name: 'Green Valley',
    staff_name: 'Dana',
    customer_name: 'Helen {link}',
    first_name: 'Helen',
  })
  const greeting = { ...template, subject_template: 'Hi', body_template: 'Hi {customer_name}' }
  expect(withTemplate(form({ body: '' }), greeting, valuesOf(form(), setup, 'Dana')).body).toBe('Hi Helen {link}')
  expect(errorsOf({ body: 'Hi Helen {link}' })).toEqual({})
  const quote = '> We come on {service_date}.'
  const answer = form({ body: `Which day?\n${quote}` })
  expect(emailErrors(answer, { setup, files: [], staffName: 'Dana', now: NOW, beginning: quote })).toEqual({})
})
