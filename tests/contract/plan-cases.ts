import type { BodyOf } from '@/contract/endpoint'
import type { createPlan } from '@/contract/plans'
import type { Prepare } from './cases'
import { TODAY } from './office'

export const PLAN_DRAFT: BodyOf<typeof createPlan> = {
  client_id: 40,
  template_id: 1,
  start_date: TODAY,
  special_instructions: 'Side gate is open',
}

export const PLAN_CASES: Record<string, Prepare> = {
  'EP-042': async () => ({ good: {} }),
  'EP-043': async () => ({ good: { body: { ...PLAN_DRAFT, start_date: '2026-11-25' } } }),
}
