import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { centsFromDollars } from '@/domain/money'
import { jobsCsv } from './csv'
import { sampleJob } from './sample'

const HEADER =
  'Job number,Status,Priority,Type,Title,Customer,Date,Start,End,Duration (min),Estimated cost (USD),Address,City,State,ZIP'

describe('the exported file', () => {
  test('has a header even without jobs', () => {
    expect(jobsCsv([])).toBe(`${HEADER}\r\n`)
  })

  test('says labels, dollars and plain dates', () => {
    const csv = jobsCsv([sampleJob({ status: 'in_progress', estimated_cost: centsFromDollars(1234.5) })])
    expect(csv.split('\r\n')).toEqual([
      HEADER,
      'JOB-1017,In progress,Normal,One time service,Spring cleanup,Dana Whitfield,2026-11-20,09:00,10:30,90,1234.5,12 Oak Street,Austin,TX,78701',
    ])
  })

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '=1\n+2'])('neutralises %j', (title) => {
    const rows = Papa.parse<Record<string, string>>(jobsCsv([sampleJob({ title })]), { header: true }).data
    expect(rows.map((row) => row.Title)).toEqual([`'${title}`])
  })

  test('leaves text alone that only holds such a sign, and quotes what needs quotes', () => {
    const title = 'Hedge, "low" – 50% = half'
    const rows = Papa.parse<Record<string, string>>(jobsCsv([sampleJob({ title })]), { header: true }).data
    expect(rows.map((row) => row.Title)).toEqual([title])
  })
})
