import { expect, it } from 'vitest'
import { newLine } from '@/domain/estimate/form'
import { duplicated, moved } from './edit-lines'

const LINES = [
  newLine(1, { service_name: 'Mow' }),
  newLine(2, { service_name: 'Edge' }),
  newLine(3, { service_name: 'Blow' }),
]
const names = (lines: readonly { service_name: string }[]) => lines.map(({ service_name }) => service_name).join(' ')

it('moves a line up and down, and not beyond the ends', () => {
  expect([moved(LINES, 0, 2), moved(LINES, 2, 1), moved(LINES, 0, -1), moved(LINES, 2, 3)].map(names)).toEqual([
    'Edge Blow Mow',
    'Mow Blow Edge',
    'Mow Edge Blow',
    'Mow Edge Blow',
  ])
})

it('copies a line behind itself, with an id of its own', () => {
  expect(duplicated(LINES, 0, 900).map(({ id, service_name }) => [id, service_name])).toEqual([
    [1, 'Mow'],
    [900, 'Mow'],
    [2, 'Edge'],
    [3, 'Blow'],
  ])
})
