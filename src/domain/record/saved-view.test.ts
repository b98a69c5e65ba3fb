import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { isNameTaken, viewArea, viewName, viewQuery } from './saved-view'

const messageOf = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues?.[0].message ?? null

describe('the name of a view', () => {
  it.each([
    ['  Mondays ', null],
    ['x'.repeat(60), null],
    ['x'.repeat(61), '1 character too many'],
    ['   ', 'Name the view'],
    ['\u2800', 'Name the view'],
  ])('%j: %s', (name, message) => {
    expect(messageOf(viewName, name)).toBe(message)
  })

  it('is kept without the spaces around it', () => {
    expect(v.parse(viewName, '  Mondays ')).toBe('Mondays')
  })

  it('is taken in any spelling with capitals, but by the view itself', () => {
    const views = [{ id: 1, name: 'Mondays' }]
    expect([isNameTaken(' mondays', views), isNameTaken('Mondays', views, 1), isNameTaken('Monday', views)]).toEqual([
      true,
      false,
      false,
    ])
  })
})

it('a view is of a page that there is, and as long as an address may be', () => {
  expect([v.is(viewArea, 'jobs'), v.is(viewArea, 'ghosts')]).toEqual([true, false])
  expect([v.is(viewQuery, 'q'.repeat(2_000)), v.is(viewQuery, 'q'.repeat(2_001))]).toEqual([true, false])
})
