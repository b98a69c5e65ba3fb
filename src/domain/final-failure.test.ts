import { expect, it } from 'vitest'
import { CONFLICT, isFinal } from './final-failure'

it('is final where the same request would be refused again, and not where signing in again lets it through', () => {
  const statuses = [0, 400, 401, 402, 403, 404, 408, 409, 422, 429, 500, 503]
  expect(statuses.filter((status) => isFinal({ message: 'x', status, details: null }))).toEqual([
    400, 402, 403, 404, 409, 422,
  ])
})

it('is not final where two writes met, which the code tells from a rule that stands against it', () => {
  const details = [{ code: CONFLICT }, { code: 'damaged' }, {}, null]
  expect(details.map((each) => isFinal({ message: 'x', status: 409, details: each }))).toEqual([
    false,
    true,
    true,
    true,
  ])
})
