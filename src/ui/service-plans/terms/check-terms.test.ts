import { expect, it } from 'vitest'
import { emptyPlanTemplateForm, planTemplateFormSchema } from '@/domain/service-plan/template-form'
import { checkTerms } from './check-terms'

it.each([
  ['with the other errors', {}, true, { name: 'Name is required', price_per_cycle: 'Price per cycle is required' }],
  [
    'as the one that is charged',
    { name: 'Mowing', billing_cycle: 'per_service', price_per_cycle: '50' },
    true,
    { price_per_service: 'Price per service is required' },
  ],
  ['to those who set prices only', {}, false, { name: 'Name is required' }],
] as const)('a missing price is told %s', (_, typed, setsPrices, errors) => {
  const check = checkTerms(planTemplateFormSchema, setsPrices)
  expect(check({ ...emptyPlanTemplateForm, ...typed })).toEqual({ ok: false, errors })
})
