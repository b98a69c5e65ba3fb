import { expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { fakeFlow } from '../../tests/fixtures/fake-flow'
import { waitFor } from './wait-for'

const light = createMachine({
  id: 'light',
  initial: 'red',
  states: { red: { on: { next: 'green' } }, green: { on: { next: 'red' } } },
})
const lightFlow = () => fakeFlow(light, '1', undefined)
const isGreen = (snapshot: { value: unknown }) => snapshot.value === 'green'

it('is over at once when the flow is as wanted, and listens to nothing', async () => {
  const flow = lightFlow()
  flow.open()
  flow.send({ type: 'next' })
  const waited = waitFor(flow, isGreen)
  expect([(await waited).value, flow.listeners()]).toEqual(['green', 0])
})

it('is over with the first snapshot that is as wanted, and stops listening', async () => {
  const flow = lightFlow()
  flow.open()
  const waited = waitFor(flow, isGreen)
  expect(flow.listeners()).toBe(1)
  flow.send({ type: 'next' })
  flow.send({ type: 'next' })
  expect([(await waited).value, flow.listeners()]).toEqual(['green', 0])
})

it('waits for a flow that is still opening', async () => {
  const flow = lightFlow()
  const waited = waitFor(flow, isGreen)
  flow.send({ type: 'next' })
  expect(flow.listeners()).toBe(1)
  flow.open()
  expect([(await waited).value, flow.listeners()]).toEqual(['green', 0])
})
