import { expect, it } from 'vitest'
import { ownStreams } from './own-streams'

const stored = [
  'auth-session/a1#1',
  'auth-session/b2#1',
  'checkout/checkout.by-1#2',
  'job-lifecycle/17.by-1#3',
  'job-lifecycle/17.by-11#1',
  'job-lifecycle/imported:17.by-1 of somebody#1',
].map((stream) => ({ stream }))

it('are the flows of the person and the session of this tab, and nobody else’s', () => {
  expect(ownStreams(stored, { userId: 1, session: 'auth-session/b2#1' })).toEqual([
    'auth-session/b2#1',
    'checkout/checkout.by-1#2',
    'job-lifecycle/17.by-1#3',
  ])
})

it('are the session alone while nobody is signed in', () => {
  expect(ownStreams(stored, { userId: undefined, session: 'auth-session/b2#1' })).toEqual(['auth-session/b2#1'])
  expect(ownStreams(stored, { userId: undefined, session: null })).toEqual([])
})
