import { expect, test } from 'vitest'
import { toggled, toggledAll, visibleSelection, withRange } from './selection'

const shown = [5, 3, 9, 1]

test('a click takes a row and a second lets it go', () => {
  const once = toggled(new Set([3]), 9)
  expect(once).toEqual(new Set([3, 9]))
  expect(toggled(once, 9)).toEqual(new Set([3]))
})

test('Shift takes what lies between as it is shown, in either direction', () => {
  expect(withRange(new Set([5]), shown, 5, 9)).toEqual(new Set([5, 3, 9]))
  expect(withRange(new Set([1]), shown, 1, 3)).toEqual(new Set([1, 9, 3]))
})

test('Shift from a row that is gone takes the target alone', () => {
  expect(withRange(new Set(), shown, 77, 9)).toEqual(new Set([9]))
  expect(withRange(new Set([5]), shown, 5, 77)).toEqual(new Set([5]))
})

test('the head box takes all shown, then lets go', () => {
  const all = toggledAll(new Set([3]), shown)
  expect(all).toEqual(new Set(shown))
  expect(toggledAll(all, shown)).toEqual(new Set())
  expect(toggledAll(new Set(), [])).toEqual(new Set())
})

test('rows out of sight are let go; an unchanged selection stays the very same', () => {
  const selection = new Set([3, 9])
  expect(visibleSelection(selection, [9, 1])).toEqual(new Set([9]))
  expect(visibleSelection(selection, shown)).toBe(selection)
})
