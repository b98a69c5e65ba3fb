import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { type Failure, toFailure } from '@/domain/record/failure'
import { createFlows, defineFlow, type Flow } from '@/events/flow'
import { inertMachine } from '@/events/flow/replay'
import type { SessionEvent } from '@/machines/auth-session/context'
import { authSessionMachine } from '@/machines/auth-session/machine'
import { authSessionModel } from '@/machines/auth-session/model'
import { actorsFor } from '@/machines/port'
import { type NewUser, type SignInForm, sealForm } from '@/services/auth/forms'
import { UNREADABLE } from '@/services/http/http'
import { memoryFlowLog } from '../fixtures/flow-log'
import { openPage, type Page } from '../fixtures/page'
import { newcomer } from '../fixtures/sam'
import { describePath, edgePaths, isOutcome, type Path } from './paths'

/*
 * Replays the generated session paths on the mock server: wrong passwords, taken emails, refreshes refused, unanswered or failing, storage
 * errors, another tab.
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

/** Prepares the outcome of the next service call; `after` is the outcome that follows it. */
const arrange = (outcome: AnyEventObject | undefined) => {
  const { faults } = page.server
  if (outcome?.type === 'xstate.error.actor.signOut') faults.failNext('/auth/logout', 0)
  if (outcome?.type !== 'xstate.error.actor.refreshToken') return
  const { status } = outcome.error as Failure
  if (status === UNREADABLE.status) faults.answerNext('/auth/refresh', 200, { token: 'of another kind' })
  else faults.failNext('/auth/refresh', status)
}

let newcomers = 0

const PASSWORD = 'Groundwork1!'

const registering = (next: AnyEventObject | undefined): NewUser => {
  const isRefused = next?.type === 'xstate.error.actor.register'
  return newcomer(isRefused ? 'owner@greenvalley.demo' : `sam${++newcomers}@x.example`, PASSWORD)
}

const typed = (next: AnyEventObject | undefined): SignInForm => ({
  email: 'owner@greenvalley.demo',
  password: next?.type === 'xstate.error.actor.signIn' ? 'wrong' : PASSWORD,
  business_subdomain: 'greenvalley',
  remember: true,
})

const happen = (event: SessionEvent, next: AnyEventObject | undefined): SessionEvent => {
  if (event.type === 'session.register') return { ...event, form: sealForm(page.vault.keep, registering(next)) }
  if (event.type === 'session.sign_in') return { ...event, form: sealForm(page.vault.keep, typed(next)) }
  return event
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
      else flow.send(happen(event as SessionEvent, path[i + 1]))
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
