import { BUILT_IN } from '@/mock-server/scenarios/built-in'

const copies = <R extends { id: number }>(rows: readonly R[], count: number, copy: (row: R, at: number) => R): R[] =>
  Array.from({ length: Math.max(0, count - rows.length) }, (_, index) => {
    const row = rows[index % rows.length]
    if (!row) throw new Error('the demo has such rows')
    return copy(row, Math.floor(index / rows.length) + 1)
  })

export const BILLED_AT_ONCE = Array.from({ length: 200 }, (_, index) => 500_000 + index)

export const billingScenarios = (count: number): typeof BUILT_IN => ({
  ...BUILT_IN,
  demo: {
    ...BUILT_IN.demo,
    tables(day: string) {
      const tables = BUILT_IN.demo.tables(day)
      const { invoices, invoice_payments, credit_notes, refunds, jobs } = tables
      const step = invoices.length + 1_000
      const settling = Math.ceil(count / invoices.length)
      const moved = <R extends { id: number; invoice_id: number }>(rows: readonly R[]) =>
        copies(rows, rows.length * settling, (row, at) => ({
          ...row,
          id: row.id + at * step,
          invoice_id: row.invoice_id + at * step,
        }))
      const done = jobs.find(({ status }) => status === 'completed')
      if (!done) throw new Error('the demo has finished jobs')
      return {
        ...tables,
        jobs: [...jobs, ...BILLED_AT_ONCE.map((id) => ({ ...done, id, job_number: `JOB-${id}` }))],
        invoices: [
          ...invoices,
          ...copies(invoices, count, (row, at) => ({
            ...row,
            id: row.id + at * step,
            invoice_number: `INV-${row.id + at * step}`,
            estimate_id: null,
            line_items: row.line_items.map((line) => ({ ...line, job_id: null, charge_id: null, plan_id: null })),
          })),
        ],
        invoice_payments: [...invoice_payments, ...moved(invoice_payments)],
        credit_notes: [...credit_notes, ...moved(credit_notes)],
        refunds,
      }
    },
  },
})
