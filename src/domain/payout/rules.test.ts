import * as v from 'valibot'
import { describe, expect, it, test } from 'vitest'
import { actor, employee } from '../../../tests/fixtures/records'
import { STAFF_WRITING } from '../documents/staff-writing'
import { DOCUMENTS as FRENCH } from '../documents/words/fr'
import { writingIn } from '../documents/writing'
import { clientBalances } from '../invoice/balance'
import type { Cents } from '../money/money'
import { accountRefusal, masked } from './account'
import { accountFormSchema, EMPTY_ACCOUNT } from './account-form'
import { businessDaysLater, plusBusinessDays } from './business-days'
import { judgePayout, needsApproval, PAYOUT_COMMANDS, type PayoutCore } from './commands'
import { netAmount, processingFee } from './fee'
import { payoutFigures } from './figures'
import { filterPayouts } from './filter'
import { amountSoFar, EMPTY_PAYOUT, type PayoutForm, payoutFormSchema } from './form'
import type { ListedPayout } from './payout'
import { payoutReceipt } from './receipt'
import { remainingRefusal, remainingToPayOut } from './reference'
import { needsReference, PAYOUT_REASONS, PAYOUT_STATUSES, type PayoutStatus } from './vocabulary'

const cents = (amount: number) => amount as Cents

const payout = (patch: Partial<ListedPayout> = {}): ListedPayout => ({
  id: 12,
  client_id: 5,
  client_name: 'Joanna Weiss',
  payout_account_id: 1,
  account: 'Checking ••••6789, Lone Star Bank',
  amount: cents(10_000),
  currency: 'USD',
  reason: 'loyalty_reward',
  description: 'Ten years with us',
  reference_invoice_id: null,
  invoice_number: '',
  reference_job_id: null,
  job_number: '',
  status: 'pending',
  transaction_id: '',
  processing_fee: cents(200),
  net_amount: cents(9_800),
  initiated_at: '2026-11-20T15:00:00.000Z',
  initiated_by: 1,
  initiated_by_name: 'Dana Whitfield',
  processed_at: null,
  processed_by: null,
  attempts: 0,
  completed_at: null,
  failure_reason: '',
  cancel_reason: '',
  needs_approval: false,
  ...patch,
})

describe('the fee', () => {
  test.each([
    [10_000, 200, 9_800],
    // Half a cent rounds up, as on all documents.
    [25, 1, 24],
    [24, 0, 24],
    [1, 0, 1],
    [999_999_999, 20_000_000, 979_999_999],
  ])('of %i cents is %i, and %i arrive (POUT-03)', (amount, fee, net) => {
    expect([processingFee(cents(amount)), netAmount(cents(amount))]).toEqual([fee, net])
  })
})

describe('what may be asked of a payout', () => {
  const stateOf = (status: PayoutStatus, patch: Partial<PayoutCore> = {}): PayoutCore => ({
    id: 12,
    status,
    initiated_by: 1,
    needs_approval: false,
    ...patch,
  })
  const allowed = (patch: Partial<PayoutCore>) =>
    PAYOUT_STATUSES.map((status) => [
      status,
      PAYOUT_COMMANDS.filter((command) => judgePayout(actor(), command, stateOf(status, patch)).ok),
    ])

  it('is its status’s: pending is processed or cancelled, failed is processed again (POUT-08, X-63)', () => {
    expect(allowed({})).toEqual([
      ['pending', ['process', 'cancel']],
      ['processing', []],
      ['completed', []],
      ['failed', ['process']],
      ['cancelled', []],
    ])
  })

  it('is a second person’s above the limit, where the first has created it', () => {
    const above = stateOf('pending', { needs_approval: true })
    expect(judgePayout(actor({ user_id: 1 }), 'process', above)).toEqual({
      ok: false,
      because: 'status',
      reason:
        'This payout is above your approval limit. Someone other than the person who created it has to process it.',
    })
    expect(judgePayout(actor({ user_id: 1 }), 'cancel', above)).toEqual({ ok: true })
    expect(judgePayout(actor({ user_id: 2 }), 'process', above)).toEqual({ ok: true })
  })

  it('is no one’s whose role does not send money', () => {
    expect(judgePayout(employee('field_technician'), 'process', stateOf('completed'))).toEqual({
      ok: false,
      because: 'permission',
      reason: 'Your role can’t process payouts.',
    })
  })

  test.each([
    [50_001, 50_000, true],
    [50_000, 50_000, false],
    [999_999, 0, false],
  ])('%i cents with a limit of %i', (amount, limit, needs) => {
    expect(needsApproval(cents(amount), cents(limit))).toBe(needs)
  })
})

describe('what a payout refers to', () => {
  const referring = (patch: Partial<ListedPayout>) =>
    payout({ reference_invoice_id: 7, amount: cents(3_000), ...patch })

  it('is needed for the three reasons that pay back the client’s money (POUT-06)', () => {
    expect(PAYOUT_REASONS.filter(needsReference)).toEqual([
      'overpayment_refund',
      'service_credit',
      'cancellation_refund',
    ])
  })

  it('has left what was paid, less what is paid out or on its way', () => {
    const others = PAYOUT_STATUSES.map((status, at) => referring({ id: at + 1, status }))
    const remaining = (except?: number) =>
      remainingToPayOut(cents(10_000), { invoiceId: 7, jobIds: [] }, others, except)
    expect([remaining(), remaining(1)]).toEqual([1_000, 4_000])
  })

  it('counts payouts of the jobs that the invoice bills, and none below nothing', () => {
    const others = [
      payout({ id: 1, reference_job_id: 3, amount: cents(12_000) }),
      payout({ id: 2, reference_job_id: 4 }),
    ]
    expect(remainingToPayOut(cents(10_000), { invoiceId: 7, jobIds: [3] }, others)).toBe(0)
    expect(remainingToPayOut(cents(15_000), { invoiceId: null, jobIds: [3] }, others)).toBe(3_000)
  })

  it('says how much is left', () => {
    expect([
      remainingRefusal(cents(100), cents(100), 'INV-1004', 'USD'),
      remainingRefusal(cents(101), cents(100), 'INV-1004', 'USD'),
      remainingRefusal(cents(1), cents(0), 'INV-1004', 'USD'),
    ]).toEqual([null, 'Use $1.00 or less: that is what is left of INV-1004', 'Nothing is left to pay out for INV-1004'])
  })
})

describe('a client’s balance', () => {
  it('has a credit taken off once a payout of the client’s own money is completed (X-76)', () => {
    const paidOut = PAYOUT_REASONS.map((reason) => payout({ status: 'completed', reason, amount: cents(1_000) }))
    const onTheWay = payout({ status: 'processing', reason: 'service_credit' })
    expect(
      clientBalances(
        { entries: [{ amount: cents(-5_000) }], invoices: [], charges: [], payouts: [...paidOut, onTheWay] },
        'USD',
      ),
    ).toEqual([{ currency: 'USD', amount: -2_000 }])
  })
})

describe('business days', () => {
  test.each([
    ['2026-11-18', 1, '2026-11-19'],
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-20', 3, '2026-11-25'],
    ['2026-11-21', 1, '2026-11-23'],
    ['2026-11-22', 2, '2026-11-24'],
  ])('from %s on, %i later is %s', (day, count, later) => {
    expect(plusBusinessDays(day, count)).toBe(later)
  })

  it('are those of the business’s zone: late on Friday in Austin is Saturday in Greenwich', () => {
    const friday = Date.parse('2026-11-21T04:00:00Z')
    expect(new Date(businessDaysLater(friday, 1, 'America/Chicago')).toISOString()).toBe('2026-11-24T04:00:00.000Z')
    expect(new Date(businessDaysLater(friday, 1, 'UTC')).toISOString()).toBe('2026-11-23T04:00:00.000Z')
  })
})

describe('the list', () => {
  const list = [
    payout({ id: 1, description: 'Fence panel', initiated_at: '2026-11-20T05:30:00.000Z' }),
    payout({ id: 2, client_id: 6, client_name: 'Zoë Muñoz', transaction_id: 'TXN-1002', status: 'completed' }),
    payout({ id: 3, initiated_at: '2026-11-22T15:00:00.000Z' }),
  ]
  test.each([
    [{ search: 'FENCE' }, [1]],
    [{ search: 'munoz' }, [2]],
    [{ search: 'txn-1002' }, [2]],
    [{ status: 'completed' as const }, [2]],
    [{ client: '6' }, [2]],
    // 5:30 AM in Greenwich is the previous evening in Austin.
    [{ to: '2026-11-19' }, [1]],
    [{ from: '2026-11-20', to: '2026-11-20' }, [2]],
    [{}, [1, 2, 3]],
  ])('narrowed by %j (POUT-02)', (filter, ids) => {
    expect(filterPayouts(list, filter, 'America/Chicago').map(({ id }) => id)).toEqual(ids)
  })

  it('has its four figures (POUT-01)', () => {
    expect(payoutFigures([...list, payout({ id: 4, status: 'failed' })])).toEqual({
      total: 4,
      failed: 1,
      amount: '$400.00',
      unpaidAmount: '$100.00',
      pending: 2,
      pendingAmount: '$200.00',
      completed: 1,
      completedAmount: '$100.00',
    })
  })
})

describe('the form', () => {
  const FORM: PayoutForm = {
    client_id: 5,
    payout_account_id: '1',
    amount: '100.50',
    reason: 'loyalty_reward',
    description: 'Ten years',
    reference_invoice_id: '',
    reference_job_id: '',
  }
  const messages = (patch: Partial<PayoutForm>) => {
    const { issues } = v.safeParse(payoutFormSchema('USD'), { ...FORM, ...patch })
    return (issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)
  }

  it('asks for everything but the references (POUT-04)', () => {
    expect(messages(EMPTY_PAYOUT)).toEqual([
      'client_id: Customer is required',
      'payout_account_id: Payout account is required',
      'amount: Amount is required',
      'reason: Reason is required',
      'description: Description is required',
    ])
  })

  test.each([
    ['0', 'Use an amount of more than 0'],
    ['-5', 'Use an amount of more than 0'],
    ['10000000', 'Use 9,999,999.99 or less'],
    ['1.005', 'Use at most two decimals'],
    ['ten', 'Use a number like 24.50'],
    ['€50', 'Use an amount in USD, not in another currency'],
    ['9'.repeat(400), 'Use 99,999,999.99 or less'],
  ])('refuses an amount of %s', (amount, message) => {
    expect([messages({ amount })[0], amountSoFar(amount, 'USD')]).toEqual([`amount: ${message}`, null])
  })

  it('needs an invoice or a job for three reasons, and sends none for the others (POUT-05, X-61)', () => {
    expect([
      messages({ reason: 'service_credit' }),
      messages({ reason: 'service_credit', description: '' }),
      messages({ reason: 'service_credit', reference_job_id: '4' }),
      v.parse(payoutFormSchema('USD'), { ...FORM, reference_invoice_id: '7' }),
    ]).toEqual([
      ['reference_invoice_id: Choose an invoice or a job'],
      ['description: Description is required', 'reference_invoice_id: Choose an invoice or a job'],
      [],
      {
        client_id: 5,
        payout_account_id: 1,
        amount: 10_050,
        reason: 'loyalty_reward',
        description: 'Ten years',
        reference_invoice_id: null,
        reference_job_id: null,
      },
    ])
  })
})

describe('a payout account', () => {
  it('is known by its last four digits', () => {
    expect(masked('000198765432')).toBe('••••5432')
  })

  test.each([
    ['111000025', '0001 9876-5432', []],
    [
      '111000026',
      '12',
      [
        'routing_number: No bank has this routing number. Check its digits: on a check, they are at the bottom left',
        'account_number: Use 4 to 17 digits',
      ],
    ],
    [
      '000000000',
      '000198765432',
      ['routing_number: No bank has this routing number. Check its digits: on a check, they are at the bottom left'],
    ],
    ['11100002', '000198765432', ['routing_number: Use all nine digits: on a check, they are at the bottom left']],
    ['', '', ['routing_number: Routing number is required', 'account_number: Account number is required']],
  ])('with routing number %j and number %j', (routing_number, account_number, wrong) => {
    const form = {
      ...EMPTY_ACCOUNT,
      account_name: 'Joanna Weiss',
      bank_name: 'Lone Star',
      routing_number,
      account_number,
    }
    const { issues } = v.safeParse(accountFormSchema, form)
    expect((issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toEqual(wrong)
  })

  it('is paid out to once it is verified', () => {
    expect([accountRefusal({ is_verified: true }), accountRefusal({ is_verified: false })]).toEqual([
      null,
      'This account is not verified yet. Choose another one, or wait until the bank has verified it.',
    ])
  })
})

test('the receipt says how much went where, and why it failed (POUT-07, X-64)', () => {
  const head = {
    ...{ business_name: 'Green Valley', address: '', city: 'Austin', state: 'TX', zip_code: '78704' },
    ...{ currency: 'USD' as const, tax_rate: 0, logo: null, paper: 'letter' as const, language: 'en' as const },
  }
  const failed = payout({ status: 'failed', failure_reason: 'The account is closed.', transaction_id: 'TXN-1012' })
  expect(payoutReceipt(failed, head, 'America/Chicago', STAFF_WRITING)).toEqual({
    kind: 'Payout receipt',
    number: 'PO-1012',
    business: { name: 'Green Valley', lines: ['Austin, TX 78704'], logo: null },
    parties: [{ label: 'To', lines: ['Joanna Weiss', 'Checking ••••6789, Lone Star Bank'] }],
    facts: [
      { label: 'Status', value: 'Failed' },
      { label: 'Initiated', value: 'Nov 20, 2026' },
      { label: 'Transaction ID', value: 'TXN-1012' },
    ],
    title: '',
    description: '',
    lines: [
      {
        name: 'Loyalty reward',
        description: 'Ten years with us',
        quantity: '1',
        unit_price: '$100.00',
        total: '$100.00',
      },
    ],
    totals: [
      { label: 'Amount', value: '$100.00' },
      { label: 'Processing fee (2%)', value: '-$2.00' },
      { label: 'Net amount (USD)', value: '$98.00' },
    ],
    sections: [{ title: 'Failure reason', text: 'The account is closed.' }],
    paper: 'letter',
    columns: ['Item', 'Quantity', 'Unit price', 'Total'],
    words: STAFF_WRITING.words,
  })
})

test('the receipt is in the language of its client (X-27)', () => {
  const head = {
    ...{ business_name: 'Green Valley', address: '', city: 'Austin', state: 'TX', zip_code: '78704' },
    ...{ currency: 'USD' as const, tax_rate: 0, logo: null, paper: 'letter' as const, language: 'fr' as const },
  }
  const receipt = payoutReceipt(payout(), head, 'America/Chicago', writingIn('fr', FRENCH))
  const plain = (text = '') => text.replaceAll(/\p{Zs}/gu, ' ')
  expect([receipt.kind, receipt.parties[0]?.label, receipt.lines[0]?.name]).toEqual([
    'Reçu de versement',
    'À',
    'Prime de fidélité',
  ])
  expect(receipt.totals.map(({ label, value }) => plain(`${label}: ${value}`))).toEqual([
    'Montant: 100,00 $ US',
    'Frais de traitement (2 %): -2,00 $ US',
    'Montant net (USD): 98,00 $ US',
  ])
})
