import { expect, it } from 'vitest'
import { changeLines, factTitle } from '@/ui/kit/records/page/history-words'
import { PROPERTY_HISTORY } from './property-words'

it('shows areas, words and yes or no, and leaves out keys and positions', () => {
  const lines = changeLines(PROPERTY_HISTORY, [
    { field: 'client_id', before: null, after: 5 },
    { field: 'latitude', before: null, after: 30.3 },
    { field: 'lawn_area_sqft', before: null, after: 3200 },
    { field: 'property_type', before: 'residential', after: 'hoa_common_area' },
    { field: 'service_frequency', before: 'weekly', after: 'on_request' },
    { field: 'irrigation_system', before: false, after: true },
    { field: 'access_notes', before: '', after: 'Gate code 4411' },
  ])
  expect(lines).toEqual([
    { label: 'Lawn area', before: 'none', after: '3,200 sq ft' },
    { label: 'Type', before: 'Residential', after: 'HOA common area' },
    { label: 'Frequency', before: 'Weekly', after: 'On request' },
    { label: 'Irrigation system', before: 'no', after: 'yes' },
    { label: 'Access notes', before: 'none', after: 'Gate code 4411' },
  ])
})

it('calls a fact by what happened', () => {
  const types = ['property.created', 'property.edited', 'property.deleted']
  expect(types.map((type) => factTitle(PROPERTY_HISTORY, type))).toEqual([
    'Property added',
    'Property edited',
    'Property deleted',
  ])
})
