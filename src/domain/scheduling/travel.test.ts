import { expect, it } from 'vitest'
import { job } from '../../../tests/fixtures/records'
import { positionsFrom } from './travel'

const place = (id: number, address: string, latitude: number | null) => ({
  id,
  client_id: 5,
  address,
  zip_code: '78751',
  latitude,
  longitude: latitude === null ? null : -97.7,
})
const positionOf = positionsFrom([
  place(1, '9 Elm St', 30.2),
  place(2, '4102 Speedway', 30.3),
  place(3, '1 Oak Ln', null),
])
const placed = (property_id: number | null, property_address: string) =>
  positionOf(job({ client_id: 5, property_id, property_address, property_zip: '78751' }))

it('is where the property of a job lies, by its id or else by its address', () => {
  expect([placed(2, 'As it was written once'), placed(null, '4102 SPEEDWAY.')]).toEqual([
    { latitude: 30.3, longitude: -97.7 },
    { latitude: 30.3, longitude: -97.7 },
  ])
})

it('is not known at an address that is none of the client’s properties, or whose property is not found on the map', () => {
  expect([placed(null, '50 Lamar Blvd'), placed(9, '9 Elm St'), placed(3, '1 Oak Ln')]).toEqual([null, null, null])
  expect(positionOf(job({ client_id: 6, property_address: '9 Elm St', property_zip: '78751' }))).toBeNull()
})
