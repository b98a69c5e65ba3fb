import { describe, expect, it } from 'vitest'
import { DEFAULT_TIME_ZONE } from '@/domain/account/business'
import { WORKDAY } from '@/domain/crew/crew'
import { jobsOnLines } from '@/domain/invoice/billable'
import type { Job } from '@/domain/job/job'
import { documentTotals } from '@/domain/line-items/totals'
import { type Day, dayAt, monthOf, plusDays, plusMonths } from '@/domain/time/calendar'
import { WORKDAYS, weekdayOf } from '@/domain/time/weekday'
import { demoSeed } from './demo'
import { jobHistory } from './job-history'

const ANCHORS = [
  '2026-11-01',
  '2026-11-23',
  '2026-11-30',
  '2026-12-31',
  '2027-01-01',
  '2027-02-28',
  '2027-03-14',
  '2027-03-31',
  '2028-02-29',
]
const LEAST = 800_000
const MOST = 12_000_000

const ofMonth = (month: string) => (day: Day) => day.startsWith(month)
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
const numberOf = ({ job_number }: Job): number => Number(job_number.slice('JOB-'.length))

describe.each(ANCHORS)('the year of work behind the sample data on %s', (anchor) => {
  const { jobs, invoices, invoice_payments, clients } = demoSeed(anchor)
  const [start = anchor] = [monthOf(anchor).first, plusDays(anchor, -28)].sort()
  const past = jobs.filter(({ scheduled_date: day }) => day < start)
  const finished = past.filter(({ status }) => status === 'completed')
  const activeInvoices = invoices.filter(({ status }) => status !== 'cancelled')
  const billed = activeInvoices.flatMap((invoice) => jobsOnLines(invoice).map((id) => ({ id, invoice })))
  const months = Array.from({ length: 12 }, (_, ago) => plusMonths(monthOf(anchor).first, -1 - ago).slice(0, 7))

  it('has in each of twelve months what a business of its size earns', () => {
    const earned = months.map((month) =>
      sumOf(
        jobs
          .filter(({ status, scheduled_date: day }) => status === 'completed' && ofMonth(month)(day))
          .map(({ estimated_cost }) => estimated_cost),
      ),
    )
    expect(earned.filter((cents) => cents < LEAST || cents > MOST)).toEqual([])
  })

  it('invoices what is finished: in the month in which it is finished, each job once, at its price', () => {
    const own = new Set(finished.map(({ id }) => id))
    const charged = (month: string) =>
      sumOf(
        activeInvoices
          .filter(({ invoice_date }) => ofMonth(month)(invoice_date))
          .flatMap(({ line_items }) => line_items.filter(({ job_id }) => own.has(job_id ?? 0)))
          .map(({ total_price }) => total_price),
      )
    const earned = (month: string) =>
      sumOf(
        finished
          .filter(({ scheduled_date }) => ofMonth(month)(scheduled_date))
          .map(({ estimated_cost }) => estimated_cost),
      )
    expect(months.map(charged)).toEqual(months.map(earned))
    expect(billed.filter(({ id }) => own.has(id)).length).toBe(finished.length)
  })

  it('has no invoice without jobs, and each is of its client and, where that is one, of their property', () => {
    const jobsById = new Map(jobs.map((job) => [job.id, job]))
    const wrong = invoices.filter(({ line_items, client_id, property_id, tax_rate, discount_amount }) => {
      const work = line_items.flatMap(({ job_id }) => jobsById.get(job_id ?? 0) ?? [])
      const [place, ...others] = new Set(work.map((job) => job.property_id))
      return (
        work.length !== line_items.length ||
        work.some((job) => job.client_id !== client_id) ||
        property_id !== (others.length > 0 ? null : place) ||
        documentTotals(line_items, { tax_rate, discount_amount }).subtotal !==
          sumOf(work.map(({ estimated_cost }) => estimated_cost))
      )
    })
    expect(wrong).toEqual([])
  })

  it('finishes a job before it is invoiced, invoices before it is sent, and sends before it is paid', () => {
    const jobsById = new Map(jobs.map((job) => [job.id, job]))
    const early = billed.filter(({ id, invoice }) => {
      const job = jobsById.get(id)
      const done = job && jobHistory(job, anchor).find(({ type }) => type === 'job.completed')
      return !done?.at || done.at >= Date.parse(invoice.created_at)
    })
    expect(early).toEqual([])
    const sentAt = new Map(invoices.map(({ id, created_at, sent_at }) => [id, { created_at, sent_at }]))
    expect([...sentAt.values()].filter(({ created_at, sent_at }) => sent_at !== null && sent_at <= created_at)).toEqual(
      [],
    )
    expect(
      invoice_payments.filter(({ invoice_id, created_at }) => {
        const sent = sentAt.get(invoice_id)?.sent_at
        return !sent || created_at <= sent
      }),
    ).toEqual([])
  })

  it('comes to no one on a weekend or holiday, nor before or after the hours of work', () => {
    const closed = past.filter(
      ({ scheduled_date: day, scheduled_start_time, scheduled_end_time }) =>
        !WORKDAYS.includes(weekdayOf(day)) ||
        ['01-01', '07-04', '12-25'].includes(day.slice(5)) ||
        scheduled_start_time < WORKDAY.start ||
        scheduled_end_time > WORKDAY.end,
    )
    expect(closed).toEqual([])
  })

  it('has crews that are in one place at a time and do nothing else on that day', () => {
    const turns = past.flatMap((job) => job.assigned_crew_members.map((id) => `${job.scheduled_date} ${id}`))
    expect(turns.length).toBe(new Set(turns).size)
    expect(finished.filter(({ assigned_crew_members }) => assigned_crew_members.length === 0)).toEqual([])
  })

  it('orders work only from those who are clients by then', () => {
    const since = new Map(clients.map(({ id, client_since }) => [id, client_since]))
    const strangers = past.filter((job) => {
      const [ordered] = jobHistory(job, anchor)
      return dayAt(ordered?.at ?? 0, DEFAULT_TIME_ZONE) <= (since.get(job.client_id) ?? '9999')
    })
    expect(strangers).toEqual([])
  })

  it('has the numbers before those of the anchor day, in the order of the work', () => {
    expect(past.map(numberOf)).toEqual(past.map((_, index) => 1_001 - past.length + index))
    expect(past).toEqual(past.toSorted((a, b) => a.scheduled_date.localeCompare(b.scheduled_date)))
    expect(new Set(jobs.map(numberOf)).size).toBe(jobs.length)
    expect(jobs.slice(0, 3).map(({ id, job_number }) => [id, job_number])).toEqual([
      [1, 'JOB-1001'],
      [2, 'JOB-1002'],
      [3, 'JOB-1003'],
    ])
  })

  it('leaves some of it late, some paid in part, and one void that had been billed already', () => {
    const own = new Set(finished.map(({ id }) => id))
    const old = invoices.filter((invoice) => invoice.line_items.some(({ job_id }) => own.has(job_id ?? 0)))
    const paid = (id: number) =>
      sumOf(invoice_payments.filter(({ invoice_id }) => invoice_id === id).map(({ amount }) => amount))
    const late = old.filter(({ id, status, due_date }) => status !== 'cancelled' && due_date < anchor && paid(id) === 0)
    const inPart = old.filter(
      (row) => paid(row.id) > 0 && paid(row.id) < documentTotals(row.line_items, row).total_amount,
    )
    expect([late.length >= 2, late.length <= 6, inPart.length >= 2, inPart.length <= 6]).toEqual([
      true,
      true,
      true,
      true,
    ])
    const [voided, ...others] = old.filter(({ status }) => status === 'cancelled')
    expect(others).toEqual([])
    expect(
      activeInvoices.filter(({ line_items }) => JSON.stringify(line_items) === JSON.stringify(voided?.line_items))
        .length,
    ).toBe(1)
  })
})
