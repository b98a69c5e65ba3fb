import { jsPDF } from 'jspdf'
import { SUPPORT_EMAIL } from '@/domain/account/business'
import { type Cents, formatMoney, sumOfCents } from '@/domain/money/money'
import { dayAt, formatDate } from '@/domain/time/calendar'
import type { Instant } from '@/domain/time/clock'
import type { DateFormat } from '@/domain/time/date-format'
import type { Customer, SubscriptionInvoiceRow } from './tables'

/** Letter size and column positions, in points. */
const PAGE = { width: 612, left: 56, right: 556, middle: 330 }
const INK = '#1c2b24'
const MUTED = '#5d6d65'
const RULE = '#d5ddd8'
const GREEN = '#1d6b45'
const STAMPS: Record<string, { text: string; colour: string }> = {
  paid: { text: 'PAID', colour: GREEN },
  open: { text: 'OPEN', colour: '#a65b00' },
  void: { text: 'VOID', colour: '#6b7280' },
}

type Paper = {
  invoice: SubscriptionInvoiceRow
  businessName: string
  customer: Pick<Customer, 'account' | 'property'>
  timezone: string
  date_format: DateFormat
}

/** The standard fonts have only Latin letters; others lose their accents or become a question mark. */
const printable = (text: string): string =>
  text
    .replaceAll('\u2013', '-')
    .replaceAll('\u2019', "'")
    .replace(/[^\u0020-\u00ff]/g, (letter) => letter.normalize('NFD').replace(/[^\u0020-\u00ff]/g, '') || '?')

type Style = { size?: number; colour?: string; bold?: boolean; align?: 'left' | 'right' }

const writer =
  (doc: jsPDF) =>
  (text: string, x: number, y: number, { size = 10, colour = INK, bold = false, align = 'left' }: Style = {}) => {
    doc
      .setFont('helvetica', bold ? 'bold' : 'normal')
      .setFontSize(size)
      .setTextColor(colour)
    doc.text(printable(text), x, y, { align })
  }
type Write = ReturnType<typeof writer>

const rule = (doc: jsPDF, y: number): void => {
  doc.setDrawColor(RULE).setLineWidth(0.75).line(PAGE.left, y, PAGE.right, y)
}

const head = (doc: jsPDF, write: Write, number: string): void => {
  doc.setFillColor(GREEN).rect(0, 0, PAGE.width, 8, 'F')
  write('Groundwork', PAGE.left, 62, { size: 20, bold: true, colour: GREEN })
  write('CRM for home-service businesses', PAGE.left, 78, { colour: MUTED })
  write('Invoice', PAGE.right, 62, { size: 20, bold: true, align: 'right' })
  write(number, PAGE.right, 78, { colour: MUTED, align: 'right' })
}

const addressLines = (businessName: string, { account, property }: Paper['customer']): string[] =>
  [
    property?.businessName || businessName,
    account ? `${account.firstName} ${account.lastName}` : '',
    property?.address ?? '',
    property ? `${property.city}, ${property.state} ${property.zipCode}` : '',
    account?.email ?? '',
  ].filter((line) => line.trim() !== '')

const stamp = (doc: jsPDF, status: string): void => {
  const { text, colour } = STAMPS[status] ?? { text: status.toUpperCase(), colour: MUTED }
  doc.setFont('helvetica', 'bold').setFontSize(26).setTextColor(colour)
  doc.setDrawColor(colour).setLineWidth(2)
  const width = doc.getTextWidth(text) + 28
  doc.roundedRect(PAGE.right - width, 196, width, 40, 6, 6, 'S')
  doc.text(text, PAGE.right - width / 2, 225, { align: 'center' })
}

const facts = (write: Write, rows: readonly (readonly [label: string, value: string])[]): void => {
  rows.forEach(([label, value], index) => {
    const y = 124 + index * 16
    write(label, PAGE.middle, y, { colour: MUTED })
    write(value, PAGE.right, y, { align: 'right' })
  })
}

const table = (doc: jsPDF, write: Write, lines: SubscriptionInvoiceRow['lines']): number => {
  const top = 290
  write('Description', PAGE.left, top, { bold: true, colour: MUTED })
  write('Amount', PAGE.right, top, { bold: true, colour: MUTED, align: 'right' })
  rule(doc, top + 10)
  lines.forEach(({ description, amount }, index) => {
    const y = top + 32 + index * 24
    write(description, PAGE.left, y, { size: 11 })
    write(formatMoney(amount), PAGE.right, y, { size: 11, align: 'right' })
    rule(doc, y + 10)
  })
  return top + 32 + lines.length * 24
}

const totals = (write: Write, top: number, rows: readonly (readonly [label: string, amount: Cents])[]): void => {
  rows.forEach(([label, amount], index) => {
    const bold = index === rows.length - 1
    const y = top + 14 + index * 20
    write(label, PAGE.middle, y, { size: bold ? 12 : 10, bold })
    write(formatMoney(amount), PAGE.right, y, { size: bold ? 12 : 10, bold, align: 'right' })
  })
}

/** One page of selectable text (BILL-08). Deterministic: the same invoice yields the same file. */
export const invoicePdf = ({ invoice, businessName, customer, timezone, date_format }: Paper): string => {
  const doc = new jsPDF({ unit: 'pt', format: 'letter' })
  const write = writer(doc)
  const day = (at: Instant) => formatDate(dayAt(at, timezone), date_format)
  doc.setProperties({ title: `Invoice ${invoice.number}`, author: 'Groundwork' })
  doc.setCreationDate(new Date(invoice.created_at)).setFileId(String(invoice.id).padStart(32, '0'))

  head(doc, write, invoice.number)
  write('Billed to', PAGE.left, 124, { bold: true, colour: MUTED })
  addressLines(businessName, customer).forEach((line, index) => {
    write(line, PAGE.left, 142 + index * 15, { bold: index === 0 })
  })
  facts(write, [
    ['Date', day(invoice.created_at)],
    ['Period', `${day(invoice.period_start)} \u2013 ${day(invoice.period_end)}`],
  ])
  stamp(doc, invoice.status)
  const { amount_due, amount_paid, lines } = invoice
  totals(write, table(doc, write, lines), [
    ['Total', sumOfCents(lines.map(({ amount }) => amount))],
    ['Paid', amount_paid],
    ['Amount due', (invoice.status === 'void' ? 0 : amount_due - amount_paid) as Cents],
  ])
  write(`All amounts in US dollars. Questions? ${SUPPORT_EMAIL}`, PAGE.left, 730, { size: 9, colour: MUTED })
  return doc.output()
}
