import { expect, it } from 'vitest'
import { SCHEMA } from './tables'
import { UNDO_RULES } from './undo-rules'

it('every table with a history has rules of undo, and no other table has', () => {
  const withHistory = SCHEMA.names.filter((name) => SCHEMA.table(name).record !== null)
  expect(Object.keys(UNDO_RULES).toSorted()).toEqual(withHistory.toSorted())
})
