import { expect, it } from 'vitest'
import { TODAY, unit } from '../../../tests/fixtures/equipment'
import { plusDays } from '../time/calendar'
import { recommendationsOf } from './recommendations'
import { serviceJobOf } from './service-job'

it('the job for equipment is what is recommended of it', () => {
  const failed = unit({ services: [], faults: [plusDays(TODAY, -1)], notes: 'Ring first.' })
  const [recommendation] = recommendationsOf([failed], TODAY, 'USD')
  expect(serviceJobOf(failed, recommendation, '2026-12-24')).toEqual({
    service_type: 'repair',
    title: 'Repair: Booster pump',
    description: 'A fault is not serviced yet: Leaks\n\nRing first.',
    type: 'emergency_service',
    priority: 'high',
    scheduled_date: '2026-11-19',
    estimated_cost: '200',
    location_notes: 'Pump house',
  })
})

it('is its next service where nothing is recommended', () => {
  expect(serviceJobOf(unit(), undefined, '2026-12-24')).toEqual({
    service_type: 'service',
    title: 'Scheduled service: Booster pump',
    description: '',
    type: 'maintenance',
    priority: 'normal',
    scheduled_date: '2026-12-24',
    estimated_cost: '200',
    location_notes: 'Pump house',
  })
})
