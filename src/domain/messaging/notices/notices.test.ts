import { describe, expect, it } from 'vitest'
import type { Cents } from '../../money/money'
import { answerNotice, answerText } from './answer-notice'
import { clientLinkNotice } from './client-link-notice'
import { estimateNotice } from './estimate-notice'
import { invitationNotice } from './invitation-notice'
import { invoiceNotice } from './invoice-notice'
import { passwordResetNotice } from './password-reset-notice'
import { paymentRequestNotice } from './payment-request-notice'
import { receiptNotice } from './receipt-notice'
import { reminderNotice } from './reminder-notice'
import { statementNotice } from './statement-notice'

const PARTIES = { first: 'Ana', business: 'Green Valley' }
const link = 'https://groundwork.demo/c/t0ken'
const cents = (amount: number) => amount as Cents
const SIGNATURE = 'Thank you,\nGreen Valley'

const bodyOf = (...paragraphs: string[]) => ['Hi Ana,', ...paragraphs, SIGNATURE].join('\n\n')

describe('an estimate', () => {
  const estimate = {
    ...{ ...PARTIES, link, number: 'EST-1007', title: 'New lawn', total: '$1,250.00' },
    ...{ validUntil: '2026-12-19', again: false },
  }

  it('says what it costs, until when, and where to approve it', () => {
    expect(estimateNotice(estimate)).toEqual({
      subject: 'Estimate EST-1007 from Green Valley',
      body: bodyOf(
        'Here is your estimate: EST-1007, “New lawn”. The total is $1,250.00. It is valid until Dec 19, 2026.',
        `Look at it, approve it, or ask us a question on your page:\n${link}`,
      ),
    })
  })

  it('says that it comes again', () => {
    expect(estimateNotice({ ...estimate, again: true }).body).toContain('Here is your estimate again: EST-1007')
  })

  it('greets someone without a first name', () => {
    expect(estimateNotice({ ...estimate, first: ' ' }).body.split('\n')[0]).toBe('Hello,')
  })
})

describe('an invoice', () => {
  const invoice = {
    ...{ ...PARTIES, link, number: 'INV-1001', total: '$300.00', due: '$300.00', dueDate: '2026-12-01' },
  }

  it('says what is due, when, and where to pay', () => {
    expect(invoiceNotice(invoice)).toEqual({
      subject: 'Invoice INV-1001 from Green Valley',
      body: bodyOf(
        'Here is your invoice INV-1001 for $300.00, due on Dec 1, 2026.',
        `See the details and pay on your page:\n${link}`,
      ),
    })
  })

  it('says what is left of one that is paid in part', () => {
    expect(invoiceNotice({ ...invoice, due: '$100.00' }).body).toContain(
      'for $300.00, due on Dec 1, 2026. $100.00 is still to be paid.',
    )
  })

  it('is reminded of before and after its day', () => {
    expect(reminderNotice(invoice, '2026-12-02')).toEqual({
      subject: 'Reminder: invoice INV-1001 from Green Valley',
      body: bodyOf(
        'This is a reminder that $300.00 of invoice INV-1001 was due on Dec 1, 2026.',
        `See the details and pay on your page:\n${link}`,
        'If you have already paid, thank you, and please ignore this email.',
      ),
    })
    expect(reminderNotice(invoice, '2026-12-01').body).toContain('is due on Dec 1, 2026.')
  })

  it('can be asked to be paid by card', () => {
    const request = { ...PARTIES, link, number: 'INV-1001', amount: '$50.00', description: 'The deposit. ' }
    expect(paymentRequestNotice(request)).toEqual({
      subject: 'Payment of $50.00 for invoice INV-1001',
      body: bodyOf(
        'Green Valley asks you to pay $50.00 for invoice INV-1001.',
        'The deposit.',
        `Pay by card on your page:\n${link}`,
      ),
    })
    expect(paymentRequestNotice({ ...request, description: '' }).body).not.toContain('deposit')
  })

  it.each([
    ['$250.00', '$250.00 is still to be paid.'],
    [null, 'It is paid in full.'],
  ])('gets a receipt when %s is left', (stillDue, rest) => {
    const payment = { ...PARTIES, link, number: 'INV-1001', amount: '$50.00', method: 'check', stillDue }
    expect(receiptNotice(payment)).toEqual({
      subject: 'Receipt: $50.00 for invoice INV-1001',
      body: bodyOf(
        `We received your payment of $50.00 for invoice INV-1001 by check. ${rest}`,
        `Your invoices and payments are on your page:\n${link}`,
      ),
    })
  })
})

describe('a statement', () => {
  const november = { ...PARTIES, link, from: '2026-11-01', to: '2026-11-30' }
  const owed = { currency: 'USD', closing: cents(30_000) } as const

  it('says its period, what is due, and where to pay', () => {
    expect(statementNotice({ ...november, accounts: [owed] })).toEqual({
      subject: 'Statement from Green Valley',
      body: bodyOf(
        'Here is your statement of Nov 1, 2026 to Nov 30, 2026. $300.00 is due.',
        `Your invoices and payments are on your page, where you can also pay:\n${link}`,
      ),
    })
  })

  it.each([
    ['nothing', [{ ...owed, closing: cents(0) }], 'Nov 30, 2026. Nothing is due.'],
    ['a credit', [{ ...owed, closing: cents(-2_000) }], 'Nov 30, 2026. You have $20.00 of credit.'],
    [
      'two currencies',
      [owed, { currency: 'EUR', closing: cents(1_000) } as const],
      'Nov 30, 2026. $300.00 is due. €10.00 is due.',
    ],
  ])('tells of %s', (_, accounts, words) => {
    expect(statementNotice({ ...november, accounts }).body).toContain(words)
  })
})

describe('the client’s page', () => {
  it('gets a new link', () => {
    expect(clientLinkNotice({ ...PARTIES, link })).toEqual({
      subject: 'Your new link from Green Valley',
      body: bodyOf(
        `This is the new link to your page, with your estimates, invoices, and visits:\n${link}`,
        'It replaces the link you had before, which no longer works.',
      ),
    })
  })

  const answered = { ...PARTIES, question: 'When?\nAnd who?', answer: 'On Monday. ', about: 'INV-1001' }

  it('gets an answer that quotes the question', () => {
    expect(answerNotice(answered)).toEqual({
      subject: 'Re: Question about INV-1001',
      body: bodyOf('On Monday.', 'You asked:\n> When?\n> And who?'),
    })
    expect(answerNotice({ ...answered, about: null }).subject).toBe('Re: Question from the client page')
  })

  it('gets it as a text too', () => {
    expect(answerText(answered)).toBe('On Monday.\nGreen Valley')
  })
})

describe('a person of the team', () => {
  it('is invited', () => {
    const invitation = { ...PARTIES, link, invitedBy: 'Dana Whitfield', role: 'Crew Lead', until: '2026-11-27' }
    expect(invitationNotice(invitation)).toEqual({
      subject: 'Dana Whitfield invites you to Green Valley',
      body: bodyOf(
        'Dana Whitfield invites you to work with Green Valley in Groundwork as Crew Lead.',
        `Choose a password to accept:\n${link}`,
        'The link works once, until Nov 27, 2026.',
      ),
    })
  })

  it('gets a link to choose a password', () => {
    expect(passwordResetNotice({ ...PARTIES, link })).toEqual({
      subject: 'Choose a new password',
      body: bodyOf(
        `You can choose a new password for Groundwork here:\n${link}`,
        'The link works once, within the next hour. If you did not ask for it, ignore this email. Your password stays as it is.',
      ),
    })
  })
})
