import { expect, it } from 'vitest'
import type { FilterValues, ListQuery } from '../actions/definition'
import { countHidden } from './records-panel'

type Tool = { name: string; state: 'sharp' | 'sold' }

const tools: Tool[] = [
  { name: 'Saw 1', state: 'sold' },
  { name: 'Saw 2', state: 'sharp' },
  { name: 'Axe', state: 'sold' },
]
const definition = {
  narrow: (all: readonly Tool[], { search, state }: ListQuery<FilterValues>) =>
    all.filter((tool) => tool.name.includes(search) && (state ? tool.state === state : tool.state !== 'sold')),
  hiddenByDefault: { kind: 'sold', hint: 'All tools are sold.', label: 'Show sold', show: { state: 'sold' } },
}

it('counts the matches that show only when asked for', () => {
  expect(['Saw', 'Axe', 'Rake', ''].map((search) => countHidden(definition, tools, { search }))).toEqual([1, 1, 0, 2])
})

it('is 0 where the filter asks already, and where nothing is kept back', () => {
  expect(countHidden(definition, tools, { search: 'Axe', state: 'sharp' })).toBe(0)
  expect(countHidden({ narrow: definition.narrow }, tools, { search: 'Axe' })).toBe(0)
})
