import { expect, test } from 'vitest'
import { SAMPLE_CATALOG } from '../catalog/sample'
import { fromPackage, fromService } from './from-catalog'

const { services, products, packages } = SAMPLE_CATALOG
const service = (name: string) => {
  const found = services.find((each) => each.name === name)
  if (!found) throw new Error(`No service ${name}`)
  return found
}
const filling = { form: { scheduled_start_time: '09:00', scheduled_end_time: '10:00' }, products, lawn: null }

test('a service fills in what it says, and its materials by their names', () => {
  expect(fromService(service('Mulch installation'), filling)).toEqual({
    title: 'Mulch installation',
    type: 'one_time_service',
    description: 'Per cubic yard, with the bed edged and weeded first.',
    estimated_cost: '95.00',
    scheduled_end_time: '10:30',
    estimated_duration_minutes: '',
    people_needed: '2',
    planned_materials: [{ product_id: 8, quantity: '1' }],
  })
})

test.each([
  ['for the lawn of the property', 8_000, '280.00'],
  ['not at all where no one has measured it', null, undefined],
])('a price per square foot is worked out %s', (_, lawn, cost) => {
  const filled = fromService(service('Overseeding'), { ...filling, lawn })
  expect([filled.estimated_cost, filled.planned_materials?.map(({ product_id }) => product_id)]).toEqual([cost, [5, 2]])
})

test('a price that is hidden fills in nothing', () => {
  const hidden = { ...service('Weed control'), base_price: 0 as never }
  expect(fromService(hidden, filling)).not.toHaveProperty('estimated_cost')
})

test('work that does not fit in the day keeps its end and says how long it takes', () => {
  const late = { ...filling, form: { scheduled_start_time: '23:30', scheduled_end_time: '23:45' } }
  const filled = fromService(service('Mulch installation'), late)
  expect([filled.scheduled_end_time, filled.estimated_duration_minutes]).toEqual([undefined, '90'])
})

test('a package brings the time of its services and its products', () => {
  const sold = packages.find(({ name }) => name === 'Fall turf revival')
  if (!sold) throw new Error('No such package')
  expect(fromPackage(sold, { form: filling.form, services })).toMatchObject({
    title: 'Fall turf revival',
    estimated_cost: '560.00',
    planned_materials: [
      { product_id: 2, quantity: '2' },
      { product_id: 5, quantity: '1' },
    ],
  })
})
