import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { estimateRowSchema } from '@/domain/estimate/estimate'
import { documentTotals, totalsRefusal } from '@/domain/line-items/totals'
import { demoSeed } from './demo'

describe.each(['2026-11-20', '2026-12-31', '2027-03-14', '2028-02-29'])(
  'the estimates of the sample on %s',
  (anchor) => {
    const { estimates, jobs, properties } = demoSeed(anchor)
    const numbers = estimates.map(({ estimate_number, revision }) => `${estimate_number} ${revision}`)

    it('are whole, numbered once, and in every status', () => {
      v.parse(v.array(estimateRowSchema), estimates)
      expect(new Set(numbers).size).toBe(estimates.length)
      expect(new Set(estimates.map(({ status }) => status)).size).toBe(6)
      expect(estimates.filter((row) => totalsRefusal(documentTotals(row.line_items, row)) !== null)).toEqual([])
    })

    it('are of a property of their client', () => {
      const lost = estimates.filter(
        ({ property_id, client_id }) => properties.find(({ id }) => id === property_id)?.client_id !== client_id,
      )
      expect(lost).toEqual([])
    })

    it('became jobs that are there, at the same place and for the same price', () => {
      const converted = estimates.filter(({ job_id }) => job_id !== null)
      const wrong = converted.filter((row) => {
        const job = jobs.find(({ id }) => id === row.job_id)
        const { subtotal } = documentTotals(row.line_items, row)
        return job?.property_id !== row.property_id || job.estimated_cost !== subtotal || row.status !== 'approved'
      })
      expect([converted.length >= 6, wrong]).toEqual([true, []])
    })

    it('have nothing that the clock would close', () => {
      const open = estimates.filter(({ status }) => status === 'sent' || status === 'viewed')
      expect(open.filter(({ valid_until }) => valid_until < anchor)).toEqual([])
    })

    it('have one that takes the place of another', () => {
      const [newer] = estimates.filter(({ revises_id }) => revises_id !== null)
      const former = estimates.find(({ id }) => id === newer?.revises_id)
      expect([newer?.revision, newer?.estimate_number]).toEqual([2, former?.estimate_number])
    })
  },
)
