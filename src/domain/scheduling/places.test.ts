import { expect, it } from 'vitest'
import { placeOf } from './places'
import { positionIn } from './travel'

const AUSTIN = { city: 'Austin', state: 'TX' }
const at = (address: string, zip_code: string, latitude: number | null = null, longitude: number | null = null) => ({
  ...AUSTIN,
  address,
  zip_code,
  latitude,
  longitude,
})
const PROPERTIES = [
  at('2204 Barton Way', '78704', 30.25, -97.76),
  at('9 Elm St', '78704', 30.26, -97.77),
  at('1 Oak Ln', '78704'),
  at('7 Mesa Dr', '78731-1204', 30.36, -97.75),
  at('3 Nowhere Rd', '99999'),
]
const placed = (address: string, zip_code: string) => placeOf({ ...AUSTIN, address, zip_code }, PROPERTIES)

it('is the position of the same address, in any spelling, else the middle of its ZIP code, else unknown', () => {
  expect([
    placed('2204 BARTON way.', '78704'),
    placed('1 Oak Ln', '78704'),
    placed('50 Lamar Blvd', '78704-0001'),
    placed('8 Mesa Dr', '78731'),
    placed('4 Nowhere Rd', '99999'),
    placed('50 Lamar Blvd', ''),
  ]).toEqual([
    { latitude: 30.25, longitude: -97.76 },
    { latitude: 30.255, longitude: -97.765 },
    { latitude: 30.255, longitude: -97.765 },
    { latitude: 30.36, longitude: -97.75 },
    null,
    null,
  ])
})

it('takes (0, 0) for not known: no one works in the ocean', () => {
  const unknown = at('1 Elm St', '78701', 0, 0)
  expect([positionIn(unknown), placeOf({ ...AUSTIN, address: '1 Elm St', zip_code: '78701' }, [unknown])]).toEqual([
    null,
    null,
  ])
  expect(positionIn(at('1 Elm St', '78701', 0, 10))).toEqual({ latitude: 0, longitude: 10 })
})
