import { describe, expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { actorsFor, atOf, port } from './port'

const settle = (logic: ReturnType<typeof port>) => {
  const service = createActor(logic, { input: { name: 'Dana' } })
  service.subscribe({ error: () => {} })
  service.start()
  return toPromise(service)
}

describe('a port', () => {
  it('refuses at once while no service fills it', async () => {
    await expect(settle(port())).rejects.toEqual({
      message: 'This service is not provided.',
      status: 500,
      details: { code: 'port_not_provided' },
    })
  })

  it('hands its input to the service that fills it, and its answer back', async () => {
    const { greet } = actorsFor({ greet: async ({ name }: { name: string }) => `Hello ${name}` })
    expect(await settle(greet as ReturnType<typeof port>)).toBe('Hello Dana')
  })

  it('passes a refusal on as it is', async () => {
    const failure = { message: 'No', status: 403, details: null }
    const { greet } = actorsFor({ greet: () => Promise.reject(failure) })
    await expect(settle(greet as ReturnType<typeof port>)).rejects.toBe(failure)
  })
})

it('reads the time an event was recorded at, 0 before anything is', () => {
  expect([atOf({ type: 'x', at: 5 }), atOf({ type: 'x' }), atOf({ type: 'x', at: 'noon' })]).toEqual([5, 0, 0])
})
