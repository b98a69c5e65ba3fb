import { expect, test } from 'vitest'
import type { Invoice } from '@/domain/invoice/invoice'
import type { Cents } from '@/domain/money'
import { csvOf } from '@/ui/kit/records/csv'
import { sampleInvoice } from '../../../tests/fixtures/invoices'
import { invoiceRecords } from './records'

const fileOf = (invoice: Invoice) => {
  const { csv } = invoiceRecords({ invoices: [], seesClients: true, today: '2026-11-20', timeZone: 'America/Chicago' })
  const [header = '', row = ''] = csvOf(csv, [invoice]).split('\r\n')
  return { header, row }
}

test('the file of invoices has amounts with two decimals beside their currency, and days where the business is', () => {
  const paid = { status: 'paid', amount_paid: 12_870 as Cents, amount_due: 0 as Cents, currency: 'EUR' } as const
  // 10:30 PM on November 16 in Chicago
  const { header, row } = fileOf(sampleInvoice({ ...paid, paid_at: '2026-11-17T04:30:00.000Z' }))
  expect(header).toBe(
    '"Invoice","Client","Date","Due date","Status","Late","Currency","Subtotal","Tax","Discount","Total","Paid","Credited","Amount due","Paid on","Notes"',
  )
  expect(row).toBe(
    '"INV-1001","José Muñoz","2026-11-01","2026-11-16","Paid","","EUR",100.00,0.00,0.00,100.00,128.70,0.00,0.00,"Nov 16, 2026",""',
  )
})

test('no cell of an invoice begins a formula', () => {
  const { row } = fileOf(sampleInvoice({ invoice_number: '=1+1', client_name: '@sum(A1)', notes: '-2+3|cmd' }))
  expect(row).toBe(
    `"'=1+1","'@sum(A1)","2026-11-01","2026-11-16","Sent","Overdue · 4 days","USD",100.00,0.00,0.00,100.00,0.00,0.00,100.00,"","'-2+3|cmd"`,
  )
})
