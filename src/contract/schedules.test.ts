import * as v from 'valibot'
import { expect, it } from 'vitest'
import { autoSchedule, optimizeRoutes } from './schedules'

it('auto-schedules a day with every preference on unless told otherwise (API-22, API-24)', () => {
  expect(
    v.parse(autoSchedule.body, {
      date: '2026-11-23',
      optimization_preferences: { balance_workload: false },
      business_id: 1,
    }),
  ).toEqual({
    date: '2026-11-23',
    optimization_preferences: {
      minimize_travel: true,
      balance_workload: false,
      respect_time_windows: true,
      prioritize_urgent: true,
    },
    business_id: 1,
  })
})

it('optimises the routes of a day, of all crews or one (API-23)', () => {
  expect([
    v.parse(optimizeRoutes.query, { date: '2026-11-23' }),
    v.parse(optimizeRoutes.query, { date: '2026-11-23', crew_id: '2' }),
  ]).toEqual([{ date: '2026-11-23' }, { date: '2026-11-23', crew_id: 2 }])
  expect(v.safeParse(optimizeRoutes.query, { date: '2026-02-30' }).success).toBe(false)
})
