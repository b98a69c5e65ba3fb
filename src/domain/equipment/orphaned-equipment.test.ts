import { expect, it } from 'vitest'
import { orphanedEquipmentText } from './orphaned-equipment'

const unit = (id: number, name: string, property_id: number) => ({ id, name, property_id, job_ids: [] })
const UNITS = [unit(1, 'Booster pump', 4), unit(2, 'Rooftop AC', 4), unit(3, 'Fountain pump', 9)]

it.each([
  [
    'one',
    [{ id: 9 }],
    '1 unit of equipment is there: Fountain pump. It stays in Predictive AI, without a property, until you choose another one.',
  ],
  [
    'several',
    [{ id: 4 }, { id: 9 }],
    '3 units of equipment are there: Booster pump, Rooftop AC, and Fountain pump. They stay in Predictive AI, without a property, until you choose another one.',
  ],
  ['none', [{ id: 7 }], null],
])('a deletion says what becomes of the equipment there: %s', (_, properties, text) => {
  expect(orphanedEquipmentText(properties, UNITS)).toBe(text)
})

it('says so in general where equipment could not be loaded', () => {
  expect(orphanedEquipmentText([{ id: 4 }], null)).toBe('Equipment there stays in Predictive AI, without a property.')
})
