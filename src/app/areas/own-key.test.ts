import { expect, it } from 'vitest'
import { isOwnKey, ownKey } from './own-key'

it('people who share a browser each have flows of their own, which only they resume', () => {
  const [hers, his] = [ownKey('17', 1), ownKey('17', 11)]
  expect([hers, his]).toEqual(['17.by-1', '17.by-11'])
  expect([isOwnKey(hers, 1), isOwnKey(hers, 11), isOwnKey(his, 1), isOwnKey(his, undefined)]).toEqual([
    true,
    false,
    false,
    false,
  ])
})
