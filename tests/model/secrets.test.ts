import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Session } from '@/app/session/session'
import { waitFor } from '@/app/wait-for'
import { getInvitation } from '@/contract/accounts'
import { toFailure } from '@/domain/record/failure'
import { createFlows, defineFlow, type FlowEntry } from '@/events/flow'
import type { EventLog } from '@/events/log'
import { onboardingMachine } from '@/machines/onboarding/machine'
import { actorsFor } from '@/machines/port'
import { memoryFlowLog } from '../fixtures/flow-log'
import { sessionOf } from '../fixtures/onboarding'
import { openPage, type Page } from '../fixtures/page'
import { newcomer, typed } from '../fixtures/sam'
import { reached, startedOn } from '../fixtures/session'

const PASSWORD = 'Groundwork1!'
const INVITATION = 'demo-invite'
const CHOSEN = 'Lantana-2026'

type Person = { email: string; first_name: string; last_name: string; phone: string }

const SAM = typed.account

let page: Page
let log: EventLog<FlowEntry>
let session: Session

const found = async (event: string, secrets: Readonly<Record<string, string | null | undefined>>) => {
  await session.flow.whenStored()
  const exported = await log.exportStreams()
  expect(exported).toContain(event)
  return Object.entries(secrets).flatMap(([name, secret]) => (!secret || exported.includes(secret) ? name : []))
}

const tokens = () => ({ access: page.tokens.access(), refresh: page.tokens.refresh() })

const stored = (): Person => {
  const user = page.tokens.read()?.user
  if (!user?.phone) throw new TypeError('no one with a phone is signed in')
  return { email: user.email, first_name: user.first_name, last_name: user.last_name, phone: user.phone }
}

beforeEach(async () => {
  page = await openPage()
  log = memoryFlowLog()
  session = startedOn(page, log)
  await reached(session, 'signed_out')
})

afterEach(() => page.close())

it('the exported log of a session holds no password, no token and nothing about the person', async () => {
  session.signIn({
    email: 'owner@greenvalley.demo',
    password: PASSWORD,
    business_subdomain: 'greenvalley',
    remember: true,
  })
  await reached(session, 'signed_in')
  const owner = stored()
  const first = tokens()
  page.clock.advance(60_000)
  await session.renew()
  const renewed = page.tokens.access()
  session.signOut()
  await reached(session, 'signed_out')

  expect(await found('session.sign_in', { PASSWORD, ...owner, ...first, renewed })).toEqual([])
})

it('nor does that of a sign-in that was refused', async () => {
  session.signIn({ email: SAM.email, password: PASSWORD, business_subdomain: 'greenvalley', remember: true })
  await waitFor(session.flow, ({ context }) => context.failure !== null)
  expect(await found('session.sign_in', { PASSWORD, email: SAM.email })).toEqual([])
})

it('nor that of a registration', async () => {
  session.register({ ...newcomer(SAM.email, PASSWORD), phone: SAM.phone })
  await reached(session, 'signed_in')
  expect(await found('session.register', { PASSWORD, ...stored(), ...tokens() })).toEqual([])
})

it('nor that of an invitation, whose own token opens the business', async () => {
  const { email } = await page.http.call(getInvitation, { params: { token: INVITATION } })
  const invited = { email, first_name: 'Jordan', last_name: 'Ellis' }
  session.register({ ...invited, kind: 'invitation', password: PASSWORD, token: INVITATION })
  await reached(session, 'signed_in')
  expect(await found('session.register', { PASSWORD, INVITATION, ...invited, ...tokens() })).toEqual([])
})

it('nor that of an onboarding, which sets a password as well', async () => {
  await page.register(newcomer(SAM.email, PASSWORD))
  const { vault, clock } = page
  const definition = defineFlow({
    name: 'onboarding',
    machine: onboardingMachine.provide({ actors: actorsFor(sessionOf(page).ports) }),
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

  const opened = new Promise<void>((resolve) => {
    onboarding.subscribe(() => onboarding.snapshot()?.matches('property') && resolve())
  })
  onboarding.send({
    type: 'onboarding.submit_account',
    id: 'account',
    password: vault.keep(CHOSEN),
  })
  await opened
  await onboarding.whenStored()

  expect(await found('onboarding.submit_account', { CHOSEN, ...tokens() })).toEqual([])
})
