import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { DEFAULT_TIME_ZONE } from '@/domain/account/business'
import { choiceRefusal } from '@/domain/estimate/choice'
import { estimateRowSchema } from '@/domain/estimate/estimate'
import { offerProblem } from '@/domain/estimate/offer-refusal'
import { documentTotals, totalsRefusal } from '@/domain/line-items/totals'
import { type Day, instantOf, plusDays } from '@/domain/time/calendar'
import { demoSeed } from './demo'
import { estimateHistory } from './estimate-history'

const endOf = (day: Day) => instantOf(plusDays(day, 1), '00:00', DEFAULT_TIME_ZONE)

describe.each(['2026-11-20', '2026-12-31', '2027-03-14', '2028-02-29'])(
  'the estimates of the sample on %s',
  (anchor) => {
    const { estimates, jobs, properties } = demoSeed(anchor)
    const facts = estimateHistory(estimates, jobs)
    const numbers = estimates.map(({ estimate_number, revision }) => `${estimate_number} ${revision}`)

    it('are whole, numbered once, and in every status', () => {
      v.parse(v.array(estimateRowSchema), estimates)
      expect(new Set(numbers).size).toBe(estimates.length)
      expect(new Set(estimates.map(({ status }) => status)).size).toBe(6)
      expect(estimates.filter((row) => totalsRefusal(documentTotals(row.line_items, row)) !== null)).toEqual([])
    })

    it('have the history that made them, forward in time and ending as they are planted', () => {
      for (const row of estimates) {
        const own = facts.filter(({ stream }) => stream === `estimate/${row.id}`)
        const changes = own.map((fact) => fact.changes[0])
        const times = own.map(({ at = 0 }) => at)
        expect([changes.at(-1)?.after, times, times.every((at) => at < endOf(anchor))]).toEqual([
          row,
          times.toSorted((a, b) => a - b),
          true,
        ])
        expect(changes.map((change) => change?.before)).toEqual([
          null,
          ...changes.slice(0, -1).map((change) => change?.after),
        ])
      }
    })

    it('offer packages, options and deposits, and what was approved was chosen', () => {
      const offering = estimates.filter(({ status, packages }) => status === 'viewed' && packages.length === 3)
      expect([offering.length > 0, estimates.some(({ deposit_kind }) => deposit_kind === 'percent')]).toEqual([
        true,
        true,
      ])
      expect(estimates.filter((row) => offerProblem(row) !== null)).toEqual([])
      const approved = estimates.filter(({ status }) => status === 'approved')
      expect(approved.filter((row) => row.choice === null || choiceRefusal(row, row.choice) !== null)).toEqual([])
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
