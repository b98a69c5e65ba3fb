import { expect, test } from 'vitest'
import type { Cents } from '@/domain/money/money'
import type { ListedPayout } from '@/domain/payout/payout'
import { csvOf } from '@/ui/kit/records/actions/csv'
import { payoutRecords } from './records'

const PAYOUT: ListedPayout = {
  id: 3,
  client_id: 4,
  client_name: '=José',
  payout_account_id: 1,
  amount: 25_050 as Cents,
  processing_fee: 501 as Cents,
  net_amount: 24_549 as Cents,
  currency: 'EUR',
  reason: 'other',
  description: '+1 (512) 555-0100',
  reference_invoice_id: null,
  reference_job_id: null,
  status: 'completed',
  transaction_id: '@TXN',
  initiated_at: '2026-11-17T04:30:00.000Z',
  initiated_by: 1,
  initiated_by_name: 'Dana Whitfield',
  processed_at: '2026-11-17T05:30:00.000Z',
  processed_by: 1,
  attempts: 1,
  completed_at: '2026-11-17T06:30:00.000Z',
  failure_reason: '',
  cancel_reason: '-refused',
  needs_approval: false,
  account: 'Checking',
  invoice_number: '',
  job_number: '',
}

test('the file of payouts begins no formula, has amounts with two decimals, and days where the business is', () => {
  const { csv } = payoutRecords({ payouts: [], seesClients: true, timeZone: 'America/Chicago' })
  const [, row] = csvOf(csv, [PAYOUT]).split('\r\n')
  expect(row).toBe(
    `"PO-1003","'=José","Completed","Other","'+1 (512) 555-0100","","","Checking","'@TXN","EUR",250.50,5.01,245.49,"2026-11-16","Dana Whitfield","2026-11-17","","'-refused"`,
  )
})

test('what is asked before payouts are sent speaks of one or of several', () => {
  const { actions } = payoutRecords({ payouts: [], seesClients: true, timeZone: 'America/Chicago' })
  const questionsOf = (action: string) => [1, 2].map((count) => actions.find(({ id }) => id === action)?.asks?.(count))
  expect(
    [...questionsOf('process'), ...questionsOf('retry')].map((question) => [question?.title, question?.consequence]),
  ).toEqual([
    ['Process this payout?', 'Once it is with the bank it can’t be called back. Payouts take 1-3 business days.'],
    ['Process 2 payouts?', 'Once they are with the bank they can’t be called back. Payouts take 1-3 business days.'],
    ['Retry this payout?', 'The same amount goes to the same account again. Payouts take 1-3 business days.'],
    ['Retry 2 payouts?', 'The same amounts go to the same accounts again. Payouts take 1-3 business days.'],
  ])
})

test('payouts are sorted by the last word of their client’s name, as the last name', () => {
  const { columns } = payoutRecords({ payouts: [], seesClients: true, timeZone: 'America/Chicago' })
  const payouts = ['Ana Ruiz', 'Zoe Bell'].map((client_name) => ({ ...PAYOUT, client_name }))
  const sorted = payouts.toSorted(columns.find(({ id }) => id === 'client')?.compare)
  expect(sorted.map(({ client_name }) => client_name)).toEqual(['Zoe Bell', 'Ana Ruiz'])
})
