import { expect, it } from 'vitest'
import { createFlows, defineFlow, readFlowEntry } from '@/events/flow'
import { memoryLog } from '@/events/log'
import { authSessionMachine } from '@/machines/auth-session/machine'
import { actorsFor } from '@/machines/port'
import { openPage } from '../fixtures/page'

const PASSWORD = 'Groundwork1!'

it('the exported log of a session holds no password and no token', async () => {
  // given a page whose session is recorded
  const page = await openPage()
  const log = memoryLog({ read: readFlowEntry })
  const definition = defineFlow({
    name: 'auth-session',
    machine: authSessionMachine.provide({ actors: actorsFor(page.sessionPorts) }),
  })
  const flow = createFlows({ log, clock: page.clock, definitions: { 'auth-session': definition } }).open(
    'auth-session',
    'page',
    undefined,
  )
  const reached = (state: string) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (flow.snapshot()?.value !== state) return
        stop()
        resolve()
      }
      const stop = flow.subscribe(look)
      look()
    })
  await flow.whenOpen()
  await reached('signed_out')

  // when somebody signs in, gets a new token and leaves
  flow.send({
    type: 'session.sign_in',
    id: 'sign-in',
    email: 'owner@greenvalley.demo',
    password: page.vault.keep(PASSWORD),
    business_subdomain: 'greenvalley',
    remember: true,
  })
  await reached('signed_in')
  const first = page.tokens.read()
  page.clock.advance(60_000)
  flow.send({ type: 'session.unauthorized' })
  await reached('signed_in')
  const secrets = [PASSWORD, first?.access_token, first?.refresh_token, page.tokens.access()]
  flow.send({ type: 'session.sign_out', id: 'sign-out' })
  await reached('signed_out')
  await flow.whenStored()

  // then the log tells the story without them
  const exported = await log.exportStreams()
  expect(exported).toContain('session.sign_in')
  expect(secrets.map((secret) => typeof secret === 'string' && !exported.includes(secret))).toEqual([
    true,
    true,
    true,
    true,
  ])
  page.close()
})
