import { afterEach, beforeEach, expect, it } from 'vitest'
import { getInvitation } from '@/contract/accounts'
import { toFailure } from '@/domain/failure'
import { createFlows, defineFlow, type Flow, type FlowEntry } from '@/events/flow'
import type { EventLog } from '@/events/log'
import { authSessionMachine } from '@/machines/auth-session/machine'
import { onboardingMachine } from '@/machines/onboarding/machine'
import { actorsFor } from '@/machines/port'
import { createOnboardingPorts } from '@/services/onboarding/onboarding-ports'
import { memoryFlowLog } from '../fixtures/flow-log'
import { openPage, type Page } from '../fixtures/page'

const PASSWORD = 'Groundwork1!'
const INVITATION = 'demo-invite'
/** What somebody chooses in the account step of onboarding. */
const CHOSEN = 'Lantana-2026'

let page: Page
let log: EventLog<FlowEntry>
let flow: Flow<typeof authSessionMachine>

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

/** The secrets that stand in the log as it is exported; the log must tell of `event` at all. */
const found = async (event: string, secrets: Readonly<Record<string, string | null | undefined>>) => {
  await flow.whenStored()
  const exported = await log.exportStreams()
  expect(exported).toContain(event)
  return Object.entries(secrets).flatMap(([name, secret]) => (!secret || exported.includes(secret) ? name : []))
}

/** The tokens that the page holds now. */
const tokens = () => ({ access: page.tokens.access(), refresh: page.tokens.refresh() })

beforeEach(async () => {
  page = await openPage()
  log = memoryFlowLog()
  const definition = defineFlow({
    name: 'auth-session',
    machine: authSessionMachine.provide({ actors: actorsFor(page.sessionPorts) }),
  })
  const definitions = { 'auth-session': definition }
  flow = createFlows({ log, clock: page.clock, toFailure, definitions }).open('auth-session', 'page', undefined)
  await flow.whenOpen()
  await reached('signed_out')
})

afterEach(() => page.close())

it('the exported log of a session holds no password and no token', async () => {
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
  const first = tokens()
  page.clock.advance(60_000)
  flow.send({ type: 'session.unauthorized' })
  await reached('signed_in')
  const renewed = page.tokens.access()
  flow.send({ type: 'session.sign_out', id: 'sign-out' })
  await reached('signed_out')

  // then the log tells the story without them
  expect(await found('session.sign_in', { PASSWORD, ...first, renewed })).toEqual([])
})

it('nor that of a registration', async () => {
  flow.send({
    type: 'session.register',
    id: 'register',
    registration: {
      kind: 'form',
      email: 'sam@rivera.example',
      password: page.vault.keep(PASSWORD),
      first_name: 'Sam',
      last_name: 'Rivera',
      phone: undefined,
      account_role: 'business_owner',
      business_id: null,
    },
  })
  await reached('signed_in')
  expect(await found('session.register', { PASSWORD, ...tokens() })).toEqual([])
})

it('nor that of an invitation, whose own token opens the business', async () => {
  const { email } = await page.http.call(getInvitation, { params: { token: INVITATION } })
  flow.send({
    type: 'session.register',
    id: 'accept',
    registration: {
      kind: 'invitation',
      email,
      password: page.vault.keep(PASSWORD),
      first_name: 'Jordan',
      last_name: 'Ellis',
      token: page.vault.keep(INVITATION),
    },
  })
  await reached('signed_in')
  expect(await found('session.register', { PASSWORD, INVITATION, ...tokens() })).toEqual([])
})

it('nor that of an onboarding, which sets a password as well', async () => {
  // given somebody who has just registered
  await page.sessionPorts.register({
    kind: 'form',
    email: 'sam@rivera.example',
    password: page.vault.keep(PASSWORD),
    first_name: 'Sam',
    last_name: 'Rivera',
    phone: undefined,
    account_role: 'business_owner',
    business_id: null,
  })
  const { http, vault, clock } = page
  const ports = createOnboardingPorts({ http, reveal: vault.reveal, forget: vault.forget, onSaved: () => {} })
  const definition = defineFlow({
    name: 'onboarding',
    machine: onboardingMachine.provide({ actors: actorsFor(ports) }),
  })
  const onboarding = createFlows({ log, clock, toFailure, definitions: { onboarding: definition } }).open(
    'onboarding',
    'page',
    {
      customer_id: null,
      step: 'account',
    },
  )
  await onboarding.whenOpen()

  // when they go through the account step
  const opened = new Promise<void>((resolve) => {
    onboarding.subscribe(() => onboarding.snapshot()?.matches('property') && resolve())
  })
  onboarding.send({
    type: 'onboarding.submit_account',
    id: 'account',
    account: { email: 'sam@rivera.example', firstName: 'Sam', lastName: 'Rivera', phone: '+15125550142' },
    password: vault.keep(CHOSEN),
  })
  await opened
  await onboarding.whenStored()

  // then the log tells of it without the password
  expect(await found('onboarding.submit_account', { CHOSEN, ...tokens() })).toEqual([])
})
