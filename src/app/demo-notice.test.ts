import { expect, it } from 'vitest'
import { contentOf, storageWith } from '../../tests/fixtures/stored'
import { createDemoNotice } from './demo-notice'

const REAL = [
  'real_customer',
  'real_landscaping',
  'real_scheduling',
  'real_communications',
  'real_payments',
  'real_subscription',
]

const notice = ({ onProductionHost = true, off = [] as string[], storage = storageWith({}) } = {}) =>
  createDemoNotice({ onProductionHost, isReal: (flag) => !off.includes(flag), storage })

it.each(REAL)('is due on a production host while %s is off', (flag) => {
  expect(notice({ off: [flag] }).isDue()).toBe(true)
})

it('is not due where every service is real', () => {
  expect(notice().isDue()).toBe(false)
})

it('does not ask about sign-in, which is none of the six', () => {
  expect(notice({ off: ['real_auth'] }).isDue()).toBe(false)
})

it('is not due anywhere else', () => {
  expect(notice({ onProductionHost: false, off: REAL }).isDue()).toBe(false)
})

it('stays away for the session once it was dismissed', () => {
  const storage = storageWith({})
  notice({ off: REAL, storage }).dismiss()
  expect([notice({ off: REAL, storage }).isDue(), contentOf(storage)]).toEqual([false, { demo_notice_dismissed: '1' }])
})
