import { expect, it } from 'vitest'
import { canDo, skillNeeded } from './skill'

it.each([
  ['Weekly lawn mowing', 'Lawn care'],
  ['Lawn fertilizer round', 'Fertilizing'],
  ['Hedge and shrub pruning', 'Pruning'],
  ['Flower bed refresh', 'Planting'],
  ['Irrigation leak repair', 'Irrigation'],
  ['Storm-damaged tree limb removal', 'Tree care'],
  ['Retaining wall repair', 'Hardscape'],
  ['Path lighting installation', 'Lighting'],
  ['Seasonal yard cleanup', 'Cleanup'],
  ['Walk-through with the client', null],
])('"%s" needs %s', (title, skill) => {
  expect(skillNeeded({ title })).toBe(skill)
})

it('is enough that one of the crew knows the work', () => {
  const crew = [{ skills: ['Cleanup'] }, { skills: ['Irrigation'] }]
  expect(canDo(crew, { title: 'Irrigation check' })).toBe(true)
  expect(canDo(crew, { title: 'Stump grinding' })).toBe(false)
})
