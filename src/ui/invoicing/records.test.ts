import { expect, test } from 'vitest'
import type { Invoice } from '@/domain/invoice/invoice'
import type { Cents } from '@/domain/money/money'
import { rowMenu } from '@/ui/kit/records/actions/action-items'
import { csvOf } from '@/ui/kit/records/actions/csv'
import { sampleInvoice } from '../../../tests/fixtures/invoices'
import { actor } from '../../../tests/fixtures/records'
import { invoiceRecords } from './records'

const OPTIONS = { invoices: [], seesClients: true, today: '2026-11-20', timeZone: 'America/Chicago' } as const

const fileOf = (invoice: Invoice) => {
  const { csv } = invoiceRecords(OPTIONS)
  const [header = '', row = ''] = csvOf(csv, [invoice]).split('\r\n')
  return { header, row }
}

test('the file of invoices has amounts with two decimals beside their currency, and days where the business is', () => {
  const paid = { status: 'paid', amount_paid: 12_870 as Cents, amount_due: 0 as Cents, currency: 'EUR' } as const
  // 10:30 PM on November 16 in Chicago.
  const { header, row } = fileOf(sampleInvoice({ ...paid, paid_at: '2026-11-17T04:30:00.000Z' }))
  expect(header).toBe(
    '"Invoice","Client","Date","Due date","Status","Late","Currency","Subtotal","Tax","Discount","Total","Paid","Credited","Amount due","Paid on","Notes"',
  )
  expect(row).toBe(
    '"INV-1001","José Muñoz","2026-11-01","2026-11-16","Paid","","EUR",100.00,0.00,0.00,100.00,128.70,0.00,0.00,"2026-11-16",""',
  )
})

test('no cell of an invoice begins a formula', () => {
  const { row } = fileOf(sampleInvoice({ invoice_number: '=1+1', client_name: '@sum(A1)', notes: '-2+3|cmd' }))
  expect(row).toBe(
    `"'=1+1","'@sum(A1)","2026-11-01","2026-11-16","Sent","Overdue · 4 days","USD",100.00,0.00,0.00,100.00,0.00,0.00,100.00,"","'-2+3|cmd"`,
  )
})

test('invoices are sorted by the last word of their client’s name, as the last name', () => {
  const compare = invoiceRecords(OPTIONS).columns.find(({ id }) => id === 'client')?.compare
  const names = ['Ana Ruiz', 'Zoe Bell', 'Greenline', 'Ana María Bell']
  const sorted = names.map((client_name) => sampleInvoice({ client_name })).toSorted(compare)
  expect(sorted.map(({ client_name }) => client_name)).toEqual(['Ana María Bell', 'Zoe Bell', 'Greenline', 'Ana Ruiz'])
})

test('reminders say how many were sent', () => {
  const says = invoiceRecords(OPTIONS).actions.find(({ id }) => id === 'remind')?.says
  expect(
    [[true], [false], [true, true], [true, true, false], [false, false]].map((sent) =>
      says?.(
        sent.map(() => sampleInvoice()),
        sent.map((isSent) => ({ text: '', isSent })),
      ),
    ),
  ).toEqual([
    'Reminder sent for INV-1001',
    'No reminder sent for INV-1001',
    '2 reminders sent',
    '2 reminders sent, 1 not',
    'No reminders sent',
  ])
})

test('credit that can’t be applied is not called a payment', () => {
  const { actions } = invoiceRecords(OPTIONS)
  expect(actions.find(({ id }) => id === 'apply')).toMatchObject({
    busyLabel: 'Applying…',
    failure: 'Failed to apply the credit. Please try again.',
  })
})

test.each([
  ['sent', 'ann@example.com', true],
  ['draft', 'ann@example.com', true],
  ['paid', 'ann@example.com', false],
  ['sent', '', false],
  ['draft', '', false],
] as const)(
  'a %s invoice of a client at "%s" offers a payment request: %s (PAY-04)',
  (status, client_email, offered) => {
    const definition = invoiceRecords(OPTIONS)
    const items = rowMenu({
      definition,
      record: sampleInvoice({ status, client_email }),
      context: { actor: actor(), today: '2026-11-20' },
      busy: undefined,
      act: () => undefined,
    })
    expect(items.some(({ id }) => id === 'request')).toBe(offered)
  },
)
