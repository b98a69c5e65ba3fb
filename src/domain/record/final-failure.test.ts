import { expect, it } from 'vitest'
import { KEY_LIFETIME } from '../time/key-lifetime'
import { CONFLICT, deniesIt, isFinal } from './final-failure'

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

it('denies what was sent before only where the back end still knows its key, and the right to it is not what is missing', () => {
  const refused = (status: number) => ({ message: 'x', status, details: null })
  const statuses = [401, 403, 404, 409, 422, 503]
  expect(statuses.filter((status) => deniesIt(refused(status), 0, 3_600_000))).toEqual([404, 409, 422])
  expect(statuses.filter((status) => deniesIt(refused(status), 0, KEY_LIFETIME))).toEqual([])
})
