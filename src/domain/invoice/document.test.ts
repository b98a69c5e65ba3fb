import { describe, expect, it } from 'vitest'
import type { DocumentHead } from '../documents/customer-document'
import { STAFF_WRITING } from '../documents/staff-writing'
import { DOCUMENTS as SPANISH } from '../documents/words/es'
import { DOCUMENTS } from '../documents/words/fr'
import { writingIn } from '../documents/writing'
import type { Cents } from '../money/money'
import { creditNoteDocument, invoiceDocument } from './document'
import { type Invoice, NEW_INVOICE } from './invoice'

const cents = (amount: number) => amount as Cents

const HEAD: DocumentHead = {
  business_name: 'Green Valley Landscaping',
  address: '1200 Barton Springs Rd',
  city: 'Austin',
  state: 'TX',
  zip_code: '78704',
  currency: 'USD',
  tax_rate: 8_250,
  logo: 'data:image/png;base64,AA',
  paper: 'a4',
  language: 'en',
}

const INVOICE: Invoice = {
  id: 7,
  ...NEW_INVOICE,
  estimate_number: null,
  invoice_number: 'INV-1007',
  client_id: 4,
  property_id: null,
  invoice_date: '2026-11-02',
  due_date: '2026-12-02',
  status: 'partial',
  line_items: [
    {
      id: 1,
      service_category: 'Maintenance',
      service_name: 'Hedges',
      description: 'Front and back',
      quantity: 2.5,
      unit: 'hour',
      unit_price: cents(4_000),
      total_price: cents(10_000),
      job_id: 12,
      date_performed: '2026-10-30',
      charge_id: null,
      plan_id: null,
    },
  ],
  tax_rate: 8_250,
  discount_amount: cents(325),
  currency: 'EUR',
  payment_terms: 'net_30',
  notes: 'Thank you.',
  created_at: '2026-11-02T10:00:00.000Z',
  created_by: 1,
  sent_at: '2026-11-02T11:00:00.000Z',
  reminded_at: null,
  void_reason: '',
  subtotal: cents(10_000),
  tax_amount: cents(825),
  total_amount: cents(10_500),
  amount_paid: cents(5_000),
  amount_credited: cents(1_000),
  amount_applied: cents(500),
  amount_due: cents(4_500),
  paid_at: null,
  payment_history: [],
  credit_notes: [],
  moved_credit: [],
  payouts: [],
  credit_left: cents(0),
  credit_available: cents(0),
  client_name: 'José Muñoz',
  client_email: 'jose@example.com',
}

it('an invoice says in its own currency what it asks for, what was paid and credited, and what is due', () => {
  expect(invoiceDocument(INVOICE, HEAD)).toEqual({
    kind: 'Invoice',
    number: 'INV-1007',
    paper: 'a4',
    business: {
      name: 'Green Valley Landscaping',
      lines: ['1200 Barton Springs Rd', 'Austin, TX 78704'],
      logo: 'data:image/png;base64,AA',
    },
    parties: [{ label: 'Bill to', lines: ['José Muñoz', 'jose@example.com'] }],
    facts: [
      { label: 'Date', value: 'Nov 2, 2026' },
      { label: 'Due', value: 'Dec 2, 2026' },
      { label: 'Terms', value: 'Net 30' },
    ],
    title: '',
    description: '',
    lines: [
      {
        name: 'Hedges',
        description: 'Front and back\nDone Oct 30, 2026',
        quantity: '2.5 hour',
        unit_price: '€40.00',
        total: '€100.00',
      },
    ],
    totals: [
      { label: 'Subtotal', value: '€100.00' },
      { label: 'Tax (8.25%)', value: '€8.25' },
      { label: 'Discount', value: '-€3.25' },
      { label: 'Total', value: '€105.00' },
      { label: 'Paid', value: '-€50.00' },
      { label: 'Credited', value: '-€10.00' },
      { label: 'Credit applied', value: '-€5.00' },
      { label: 'Amount due (EUR)', value: '€45.00' },
    ],
    sections: [{ title: 'Notes', text: 'Thank you.' }],
    columns: ['Item', 'Quantity', 'Unit price', 'Total'],
    words: STAFF_WRITING.words,
  })
})

it('in French its numbers, rates and amounts are written as people there read them', () => {
  const { lines, totals } = invoiceDocument(INVOICE, HEAD, writingIn('fr', DOCUMENTS))
  const plain = (text = '') => text.replaceAll(/\p{Zs}/gu, ' ')
  expect([
    plain(lines[0]?.quantity),
    ...totals.slice(0, 2).map(({ label, value }) => plain(`${label}: ${value}`)),
  ]).toEqual(['2,5 hour', 'Sous-total: 100,00 €', 'Taxes (8,25 %): 8,25 €'])
})

it('a void one says that it is, and why; nothing is due of it', () => {
  const none = cents(0)
  const invoice: Invoice = {
    ...INVOICE,
    status: 'cancelled',
    void_reason: 'Made twice',
    discount_amount: none,
    amount_paid: none,
    amount_credited: none,
    amount_applied: none,
    amount_due: none,
  }
  const { kind, totals, sections } = invoiceDocument(invoice, HEAD)
  expect({ kind, labels: totals.map(({ label }) => label), due: totals.at(-1)?.value, sections }).toEqual({
    kind: 'Void invoice',
    labels: ['Subtotal', 'Tax (8.25%)', 'Total', 'Amount due (EUR)'],
    due: '€0.00',
    sections: [
      { title: 'Why it is void', text: 'Made twice' },
      { title: 'Notes', text: 'Thank you.' },
    ],
  })
})

it('is on the paper of the business', () => {
  expect([invoiceDocument(INVOICE, HEAD).paper, invoiceDocument(INVOICE, { ...HEAD, paper: 'letter' }).paper]).toEqual([
    'a4',
    'letter',
  ])
})

describe('a credit note', () => {
  const CREDITS = [
    { id: 1, credit_number: 'CN-1001', credit_date: '2026-11-12', amount: cents(4_000), reason: 'Redone' },
    {
      id: 5,
      credit_number: 'CN-1002',
      credit_date: '2026-11-20',
      amount: cents(6_500),
      reason: 'A tree died.\nTwice.',
    },
  ]

  it('says which invoice it is of, why, how much, and the tax in it', () => {
    expect(creditNoteDocument(5, CREDITS, INVOICE, HEAD, STAFF_WRITING)).toEqual({
      kind: 'Credit note',
      number: 'CN-1002',
      paper: 'a4',
      business: {
        name: 'Green Valley Landscaping',
        lines: ['1200 Barton Springs Rd', 'Austin, TX 78704'],
        logo: 'data:image/png;base64,AA',
      },
      parties: [{ label: 'Issued to', lines: ['José Muñoz', 'jose@example.com'] }],
      facts: [
        { label: 'Date', value: 'Nov 20, 2026' },
        { label: 'Invoice', value: 'INV-1007, Nov 2, 2026' },
      ],
      title: '',
      description: '',
      lines: [
        {
          name: 'Credit note for INV-1007',
          description: 'A tree died.\nTwice.',
          quantity: '1',
          unit_price: '€59.89',
          total: '€59.89',
        },
      ],
      totals: [
        { label: 'Subtotal', value: '€59.89' },
        { label: 'Tax (8.25%)', value: '€5.11' },
        { label: 'Credited (EUR)', value: '€65.00' },
      ],
      sections: [],
      columns: ['Item', 'Quantity', 'Unit price', 'Total'],
      words: STAFF_WRITING.words,
    })
  })

  it('takes back the whole tax with the whole invoice, to the cent', () => {
    const taxes = CREDITS.map(
      ({ id }) => creditNoteDocument(id, CREDITS, INVOICE, HEAD, STAFF_WRITING)?.totals[1]?.value,
    )
    expect(taxes).toEqual(['€3.14', '€5.11'])
  })

  it('of an invoice without tax says its amount alone', () => {
    const { totals } = creditNoteDocument(1, CREDITS, { ...INVOICE, tax_amount: cents(0) }, HEAD, STAFF_WRITING) ?? {}
    expect(totals).toEqual([{ label: 'Credited (EUR)', value: '€40.00' }])
  })

  it.each([
    ['es', SPANISH, ['Nota de crédito', 'Emitida para', 'Factura', 'Nota de crédito de INV-1007', 'Abonado (EUR)']],
    ['fr', DOCUMENTS, ['Note de crédit', 'Établie pour', 'Facture', 'Note de crédit pour INV-1007', 'Crédité (EUR)']],
  ] as const)('is in the language of its client: %s', (language, words, expected) => {
    const paper = creditNoteDocument(1, CREDITS, INVOICE, HEAD, writingIn(language, words))
    const { kind, parties, facts, lines, totals } = paper ?? {}
    expect([kind, parties?.[0]?.label, facts?.[1]?.label, lines?.[0]?.name, totals?.at(-1)?.label]).toEqual(expected)
  })

  it('that the invoice does not have is none', () => {
    expect([2, undefined].map((id) => creditNoteDocument(id, CREDITS, INVOICE, HEAD, STAFF_WRITING))).toEqual([
      null,
      null,
    ])
  })
})
