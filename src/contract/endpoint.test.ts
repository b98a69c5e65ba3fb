import { expect, it } from 'vitest'
import { endpoint, pathOf } from './endpoint'
import { getJob } from './jobs'

it('fills the parameters of a path, safely', () => {
  const letter = endpoint({ ...getJob, path: '/letters/:letter/:letterId' })
  expect([pathOf(getJob, { businessId: 1, jobId: 17 }), pathOf(letter, { letter: 'a/b?c', letterId: 'ü' })]).toEqual([
    '/api/businesses/1/jobs/17',
    '/letters/a%2Fb%3Fc/%C3%BC',
  ])
})

it('refuses to call a path that lacks a parameter', () => {
  const params = { businessId: 1 } as { businessId: number; jobId: number }
  expect(() => pathOf(getJob, params)).toThrow(new RangeError('EP-047 needs jobId'))
})
