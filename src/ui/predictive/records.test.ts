import { expect, it } from 'vitest'
import { unit } from '../../../tests/fixtures/equipment'
import { equipmentRecords } from './records'

it('equipment is sorted by the last word of its client’s name, as the last name', () => {
  const clients = [{ id: 1, name: 'Ana Ruiz' }, null, { id: 2, name: 'Zoe Bell' }]
  const units = clients.map((client, index) => ({ ...unit({ id: index + 1 }), client }))
  const compare = equipmentRecords([]).columns.find(({ id }) => id === 'client')?.compare
  expect(units.toSorted(compare).map(({ client }) => client?.name ?? null)).toEqual(['Zoe Bell', null, 'Ana Ruiz'])
})
