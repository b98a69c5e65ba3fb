import type { CreateEstimateMutationVariables } from '@/contract/graphql/generated/estimates'

type Input = CreateEstimateMutationVariables['estimate']

const MULCH = {
  id: 2,
  service_category: '',
  service_name: 'Mulch',
  description: 'Hardwood',
  quantity: 1.5,
  unit: 'cubic yard',
  unit_price: 95,
  labor_hours: null,
  material_cost: 58,
  equipment_cost: 0,
  markup_percentage: 63.79,
}

export const ESTIMATE_DRAFT = {
  client_id: 1,
  property_id: 1,
  title: 'Front beds',
  description: 'Edging and mulch',
  valid_until: '2026-12-20',
  line_items: [
    {
      id: 1,
      service_category: 'Beds and planting',
      service_name: 'Bed maintenance',
      description: '',
      quantity: 2,
      unit: 'each',
      unit_price: 120,
      labor_hours: 1.5,
      material_cost: 70,
      equipment_cost: 10,
      markup_percentage: 50,
    },
    MULCH,
  ],
  tax_rate: 8.25,
  discount_amount: 20,
  terms_and_conditions: 'Half when it is scheduled.',
  notes: 'Gate on the left.',
} satisfies Input

export const APPROVAL = { approved: true, answered_by: 'Helen Brandt', answered_via: 'phone' } as const
export const OFFER = {
  ...ESTIMATE_DRAFT,
  discount_amount: 0,
  line_items: [
    ...ESTIMATE_DRAFT.line_items,
    { ...MULCH, id: 3, service_name: 'Sod', quantity: 1, unit_price: 400, package_id: 11 },
    { ...MULCH, id: 4, service_name: 'Stone', quantity: 1, unit_price: 900, package_id: 12 },
    {
      ...MULCH,
      id: 5,
      service_name: 'Lights',
      quantity: 2,
      unit_price: 50,
      selection: 'optional' as const,
    },
  ],
  packages: [
    { id: 11, name: 'Good', description: '' },
    { id: 12, name: 'Best', description: 'With a stone border' },
  ],
  recommended_package_id: 12,
  deposit_kind: 'percent',
  deposit_rate: 10,
} satisfies Input
export const REJECTION = {
  approved: false,
  answered_by: 'Helen Brandt',
  answered_via: 'email',
  rejection_reason: 'Too much for this year.',
} as const
export const SLOT = {
  scheduled_date: '2026-12-01',
  scheduled_start_time: '08:00',
  scheduled_end_time: '11:00',
} as const
