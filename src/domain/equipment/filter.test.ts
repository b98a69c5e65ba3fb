import { expect, it } from 'vitest'
import { unit } from '../../../tests/fixtures/equipment'
import { type EquipmentFilter, filterEquipment } from './filter'

const ALL = [
  unit({ id: 1 }),
  { ...unit({ id: 2, name: 'Rooftop unit', type: 'HVAC', location: 'Roof' }), client: { id: 9, name: 'Hank Dobson' } },
  { ...unit({ id: 3, name: 'Panel', type: 'Electrical', services: [] }), client: null },
]

it.each<[EquipmentFilter, number[]]>([
  [{}, [1, 2, 3]],
  [{ search: 'pump HOUSE' }, [1, 3]],
  [{ search: 'dobson roof' }, [2]],
  [{ type: 'Electrical' }, [3]],
  [{ status: 'excellent' }, [1, 2]],
  [{ client: '9' }, [2]],
  [{ client: '1', type: 'HVAC' }, []],
])('%o leaves %j', (filter, ids) => {
  expect(filterEquipment(ALL, filter).map(({ id }) => id)).toEqual(ids)
})
