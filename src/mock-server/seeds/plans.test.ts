import { describe, expect, it } from 'vitest'
import { dueCharges } from '@/domain/service-plan/charges'
import { daysOn, VISIT_STEPS } from '@/domain/service-plan/rhythm'
import { HORIZON_DAYS } from '@/domain/service-plan/visits'
import { plusDays } from '@/domain/time/calendar'
import { demoSeed } from './demo'

const SEEDS = Array.from({ length: 22 }, (_, turn) => plusDays('2026-11-26', turn * 17)).map((anchor) => ({
  anchor,
  ...demoSeed(anchor),
}))

describe('the plans of the demo, whatever day it is', () => {
  it('have a visit for every day due in the next four weeks', () => {
    const without = SEEDS.flatMap(({ anchor, service_plans, jobs }) =>
      service_plans
        .filter(({ status, counted_from }) => status === 'active' && counted_from === 'calendar')
        .flatMap(({ id, plan_name, start_date, frequency }) => {
          const visited = jobs.filter(({ plan_id }) => plan_id === id).map(({ plan_visit_date: day }) => day)
          const ahead = { from: plusDays(anchor, 1), until: plusDays(anchor, HORIZON_DAYS) }
          const due = daysOn(start_date, VISIT_STEPS[frequency], ahead)
          return due.filter((day) => !visited.includes(day)).map((day) => `${anchor}: ${plan_name} on ${day}`)
        }),
    )
    expect(without).toEqual([])
  })

  it('leave the clock no charge to make', () => {
    const due = SEEDS.flatMap(({ anchor, service_plans, plan_charges }) =>
      service_plans
        .filter(({ status }) => status === 'active')
        .flatMap(
          (plan) =>
            dueCharges(
              plan,
              plan_charges.filter(({ plan_id }) => plan_id === plan.id),
              anchor,
            ) ?? [],
        ),
    )
    expect(due).toEqual([])
  })

  it('were made before they began', () => {
    const late = SEEDS.flatMap(({ service_plans }) =>
      service_plans.filter(({ created_at, start_date }) => created_at.slice(0, 10) > start_date),
    )
    expect(late).toEqual([])
  })
})
