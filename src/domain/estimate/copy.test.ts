import { describe, expect, it } from 'vitest'
import { centsFromDollars } from '../money/money'
import { copyOf, versionOf } from './copy'
import type { EstimateRow } from './estimate'
import type { EstimateDraft } from './form'

const TODAY = '2026-11-18'
const VALID_UNTIL = '2026-12-18'

const offer: Omit<EstimateDraft, 'valid_until'> = {
  client_id: 4,
  property_id: 9,
  title: 'Front beds',
  description: 'Beds and lawn',
  line_items: [
    {
      id: 1,
      service_category: 'Beds',
      service_name: 'Mulch',
      description: '',
      quantity: 1.5,
      unit: 'cubic yard',
      unit_price: centsFromDollars(95),
      labor_hours: 2,
      material_cost: centsFromDollars(40),
      equipment_cost: centsFromDollars(0),
      markup_percentage: 15,
      selection: 'included',
      package_id: 11,
    },
  ],
  packages: [{ id: 11, name: 'Basic', description: '' }],
  recommended_package_id: 11,
  deposit_kind: 'percent',
  deposit_amount: centsFromDollars(0),
  deposit_rate: 10_000,
  tax_rate: 8_250,
  discount_amount: centsFromDollars(5),
  terms_and_conditions: 'Net 15',
  notes: 'Call first',
}
const files: EstimateRow['attachments'] = [{ id: 'file-0001', name: 'plan.pdf', type: 'application/pdf', size: 70 }]

const converted: EstimateRow = {
  ...offer,
  attachments: files,
  id: 38,
  business_id: 1,
  estimate_number: 'EST-1025',
  revision: 2,
  revises_id: 37,
  status: 'approved',
  currency: 'EUR',
  valid_until: '2026-11-10',
  created_at: '2026-10-01T15:00:00.000Z',
  created_by: 3,
  sent_at: '2026-10-02T15:00:00.000Z',
  answered_by: 'Helen Brandt',
  answered_via: 'client_page',
  answered_at: '2026-10-03T15:00:00.000Z',
  rejection_reason: 'Too late',
  choice: { package_id: 11, line_ids: [1] },
  signature: { kind: 'typed', strokes: [] },
  job_id: 17,
}

describe('an estimate', () => {
  it('gives a copy all that was offered, and nothing of the answer or the job', () => {
    expect(copyOf(converted, TODAY)).toEqual({ ...offer, valid_until: VALID_UNTIL })
  })

  it('gives its next version its number, its files and its currency too', () => {
    expect(versionOf(converted, TODAY)).toEqual({
      ...offer,
      attachments: files,
      business_id: 1,
      estimate_number: 'EST-1025',
      currency: 'EUR',
      valid_until: VALID_UNTIL,
      revision: 3,
      revises_id: 38,
    })
  })
})
