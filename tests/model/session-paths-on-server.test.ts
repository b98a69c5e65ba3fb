import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { toFailure } from '@/domain/failure'
import { createFlows, defineFlow, type Flow } from '@/events/flow'
import { inertMachine } from '@/events/flow/replay'
import type { SessionEvent } from '@/machines/auth-session/context'
import { authSessionMachine } from '@/machines/auth-session/machine'
import { authSessionModel } from '@/machines/auth-session/model'
import { actorsFor } from '@/machines/port'
import { memoryFlowLog } from '../fixtures/flow-log'
import { openPage, type Page } from '../fixtures/page'
import { describePath, edgePaths, isOutcome, type Path } from './paths'

/*
 * The generated paths of the session, lived with the real services on the mock server: wrong passwords, emails that are taken, refused
 * and unanswered refreshes, storage that refuses, another tab.
 */

const paths = edgePaths({ name: 'auth-session', machine: authSessionMachine, model: authSessionModel })

type Session = Flow<typeof authSessionMachine>

const BUSY = ['restoring', 'signing_in', 'registering', 'refreshing', 'expiring', 'signing_out']

let page: Page

beforeEach(async () => {
  page = await openPage()
})

afterEach(() => page.close())

const REFUSED_STORAGE = ['xstate.error.actor.restoreSession', 'xstate.error.actor.clearSession']

/** Arranges how the service ends that the next event starts; `after` is what that in turn leads to. */
const arrange = (outcome: AnyEventObject | undefined) => {
  const { faults } = page.server
  if (outcome?.type === 'xstate.error.actor.signOut') faults.failNext('/auth/logout', 0)
  if (outcome?.type === 'xstate.error.actor.refreshToken')
    faults.failNext('/auth/refresh', (outcome.error as { status: number }).status)
}

let newcomers = 0

/** A newcomer each time, unless the registration is to be refused: then with an email that is taken. */
const registering = (
  { registration, ...event }: Extract<SessionEvent, { type: 'session.register' }>,
  next: AnyEventObject | undefined,
): SessionEvent => {
  const email = next?.type === 'xstate.error.actor.register' ? 'owner@greenvalley.demo' : `sam${++newcomers}@x.example`
  return { ...event, registration: { ...registration, email, password: page.vault.keep('Groundwork1!') } }
}

const happen = (event: AnyEventObject, next: AnyEventObject | undefined): SessionEvent => {
  const typed = event as SessionEvent
  if (typed.type === 'session.register') return registering(typed, next)
  if (typed.type !== 'session.sign_in') return typed
  const password = next?.type === 'xstate.error.actor.signIn' ? 'wrong' : 'Groundwork1!'
  return { ...typed, password: page.vault.keep(password) }
}

const settled = (flow: Session) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (BUSY.includes(String(flow.snapshot()?.value ?? 'restoring'))) return
      stop()
      resolve()
    }
    const stop = flow.subscribe(look)
    look()
  })

/** Lives a path and gives the states that the flow's own log tells of, each with what led to it. */
const live = async (path: Path) => {
  await page.signIn('owner@greenvalley.demo')
  if (path[0]?.type === 'xstate.done.actor.restoreSession' && path[0].output === null) page.tokens.clear()
  const refuses = (event: AnyEventObject | undefined) =>
    page.storage.refuse(event !== undefined && REFUSED_STORAGE.includes(event.type))
  refuses(path[0])

  const definition = defineFlow({
    name: 'auth-session',
    machine: authSessionMachine.provide({ actors: actorsFor(page.sessionPorts) }),
  })
  const log = memoryFlowLog()
  const flows = createFlows({ log, clock: page.clock, toFailure, definitions: { 'auth-session': definition } })
  const flow = flows.open('auth-session', 'page', undefined)
  await flow.whenOpen()

  for (const [i, event] of path.entries()) {
    if (isOutcome(event)) {
      await settled(flow)
      page.storage.refuse(false)
    } else {
      arrange(path[i + 1])
      if (event.type.startsWith('xstate.after.')) page.clock.advance(flow.snapshot()?.context.refresh_in ?? 0)
      else flow.send(happen(event, path[i + 1]))
      refuses(path[i + 2])
    }
  }
  await flow.whenStored()
  return (await log.read(flow.stream ?? '')).map(({ state }) => state).slice(0, path.length + 1)
}

const foretold = (path: Path) => {
  const chart = inertMachine(authSessionMachine)
  const snapshots = [chart.begin(undefined)]
  for (const event of path) snapshots.push(chart.step(snapshots.at(-1) as (typeof snapshots)[0], event))
  return snapshots.map(({ value }) => value)
}

describe(`auth-session on the mock server: ${paths.length} generated paths`, () => {
  it.each(paths.map((path, i) => [`${i}: ${describePath(path)}`, path] as const))('%s', async (_, path) => {
    expect(await live(path)).toEqual(foretold(path))
  })
})
