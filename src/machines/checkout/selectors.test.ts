import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { type CheckoutContext, checkoutMachine } from './machine'
import { type CheckoutSnapshot, checkoutUrl, isStarting, startFailure, verification } from './selectors'

const resting = createActor(checkoutMachine, { input: { customer_id: null } })
  .start()
  .getSnapshot()

const STATES = ['choosing', 'starting', 'leaving', 'waiting', 'verifying', 'failed', 'verified'] as const
const failure = { message: 'No', status: 503, details: null }
const having: Partial<CheckoutContext> = { checkout_url: 'https://pay.example/cs_1', failure }

const inStates = <Result>(select: (snapshot: CheckoutSnapshot) => Result) =>
  STATES.map((value) => select(checkoutMachine.resolveState({ value, context: { ...resting.context, ...having } })))

it('tells whether a session is being asked for', () => {
  expect(inStates(isStarting)).toEqual([false, true, false, false, false, false, false])
})

it('tells where to go, only while that is where to go', () => {
  const url = 'https://pay.example/cs_1'
  expect(inStates(checkoutUrl)).toEqual([null, null, url, null, null, null, null])
})

it('tells why the payment page did not open, not why the verification failed (LAND-11)', () => {
  expect(inStates(startFailure)).toEqual([failure, null, null, null, null, null, null])
})

it('tells how the verification stands (SUB-09)', () => {
  expect(inStates(verification)).toEqual([null, null, null, 'verifying', 'verifying', 'failed', 'success'])
})
