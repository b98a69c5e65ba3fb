import { centsFromDollars } from '@/domain/money/money'
import type { PlanTemplate } from '@/domain/service-plan/template'
import { NEW_TERMS } from '@/domain/service-plan/terms'
import { GREEN_VALLEY } from './staff'

type Listed = Omit<
  PlanTemplate,
  'id' | 'business_id' | 'price_per_cycle' | 'price_per_service' | 'charge_billing' | 'created_at'
> & {
  /** In dollars: price per cycle and per visit. */
  dollars: readonly [cycle: number, service: number]
}

const LIST: readonly Listed[] = [
  {
    name: 'Weekly Lawn Care',
    description: 'Mow, edge and blow clean every week of the season.',
    category: 'lawn_care',
    frequency: 'weekly',
    counted_from: 'calendar',
    billing_cycle: 'monthly',
    dollars: [260, 65],
    min_contract_months: 6,
    visit_minutes: 60,
    active: true,
  },
  {
    name: 'Every Other Week Mowing',
    description: 'A cut every second week, counted from the last one: rain moves the whole row along.',
    category: 'lawn_care',
    frequency: 'every_second_week',
    counted_from: 'completion',
    billing_cycle: 'per_service',
    dollars: [150, 75],
    min_contract_months: 0,
    visit_minutes: 60,
    active: true,
  },
  {
    name: 'Lawn Fertilizing Program',
    description: 'Slow-release feed and spot weed control once a month.',
    category: 'lawn_care',
    frequency: 'monthly',
    counted_from: 'calendar',
    billing_cycle: 'quarterly',
    dollars: [330, 115],
    min_contract_months: 12,
    visit_minutes: 60,
    active: true,
  },
  {
    name: 'Flower Bed Care',
    description: 'Weed, edge, replant and mulch four times a year.',
    category: 'maintenance',
    frequency: 'seasonal',
    counted_from: 'calendar',
    billing_cycle: 'annual',
    dollars: [1200, 320],
    min_contract_months: 12,
    visit_minutes: 120,
    active: true,
  },
  {
    name: 'Irrigation Care',
    description: 'Run every zone, adjust heads and reset the controller.',
    category: 'maintenance',
    frequency: 'monthly',
    counted_from: 'calendar',
    billing_cycle: 'monthly',
    dollars: [95, 110],
    min_contract_months: 0,
    visit_minutes: 60,
    active: true,
  },
  {
    name: 'Seasonal Hedge Pruning',
    description: 'Hedges and shrubs shaped once a season.',
    category: 'maintenance',
    frequency: 'seasonal',
    counted_from: 'calendar',
    billing_cycle: 'per_service',
    dollars: [70, 190],
    min_contract_months: 0,
    visit_minutes: 90,
    active: false,
  },
]

export const PLAN_TEMPLATES: readonly PlanTemplate[] = LIST.map(
  ({ dollars: [cycle, service], ...template }, index) => ({
    ...NEW_TERMS,
    ...template,
    id: index + 1,
    business_id: GREEN_VALLEY,
    price_per_cycle: centsFromDollars(cycle),
    price_per_service: centsFromDollars(service),
    created_at: '2024-02-05T15:00:00.000Z',
  }),
)
