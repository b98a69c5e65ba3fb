import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Session, startSession } from '@/app/session'
import { waitFor } from '@/app/wait-for'
import { getInvitation } from '@/contract/accounts'
import { createFlows, defineFlow, type FlowEntry, readFlowEntry } from '@/events/flow'
import { type EventLog, memoryLog } from '@/events/log'
import { onboardingMachine } from '@/machines/onboarding/machine'
import { actorsFor } from '@/machines/port'
import { sessionOf } from '../fixtures/onboarding'
import { openPage, type Page } from '../fixtures/page'

const PASSWORD = 'Groundwork1!'
const INVITATION = 'demo-invite'
/** What somebody chooses in the account step of onboarding. */
const CHOSEN = 'Lantana-2026'

/** Nothing of this may stand in the log: it says who somebody is. */
type Person = { email: string; first_name: string; last_name: string; phone: string }
const SAM: Person = { email: 'sam@rivera.example', first_name: 'Sam', last_name: 'Rivera', phone: '+15125550142' }

let page: Page
let log: EventLog<FlowEntry>
let session: Session

/** The secrets that the exported log holds; the log must tell of `event` at all. */
const found = async (event: string, secrets: Readonly<Record<string, string | null | undefined>>) => {
  await session.flow.whenStored()
  const exported = await log.exportStreams()
  expect(exported).toContain(event)
  return Object.entries(secrets).flatMap(([name, secret]) => (!secret || exported.includes(secret) ? name : []))
}

/** The tokens that the page holds now. */
const tokens = () => ({ access: page.tokens.access(), refresh: page.tokens.refresh() })

/** Who is signed in, as the back end describes them. */
const stored = (): Person => {
  const user = page.tokens.read()?.user
  if (!user?.phone) throw new TypeError('nobody with a phone is signed in')
  return { email: user.email, first_name: user.first_name, last_name: user.last_name, phone: user.phone }
}

const reached = (state: string) => waitFor(session.flow, ({ value }) => value === state)

beforeEach(async () => {
  page = await openPage()
  log = memoryLog({ read: readFlowEntry })
  let count = 0
  session = startSession({
    log,
    clock: page.clock,
    tokens: page.tokens,
    vault: page.vault,
    ports: page.sessionPorts,
    newId: () => `id-${++count}`,
    onError: (error) => expect.unreachable(String(error)),
  })
  await reached('signed_out')
})

afterEach(() => page.close())

it('the exported log of a session holds no password, no token and nothing about the person', async () => {
  // when somebody signs in, gets a new token and leaves
  session.signIn({
    email: 'owner@greenvalley.demo',
    password: PASSWORD,
    business_subdomain: 'greenvalley',
    remember: true,
  })
  await reached('signed_in')
  const owner = stored()
  const first = tokens()
  page.clock.advance(60_000)
  await session.renew()
  const renewed = page.tokens.access()
  session.signOut()
  await reached('signed_out')

  // then the log tells the story without them
  expect(await found('session.sign_in', { PASSWORD, ...owner, ...first, renewed })).toEqual([])
})

it('nor does that of a sign-in that was refused', async () => {
  const { email } = SAM
  session.signIn({ email, password: PASSWORD, business_subdomain: 'greenvalley', remember: true })
  await waitFor(session.flow, ({ context }) => context.failure !== null)
  expect(await found('session.sign_in', { PASSWORD, email })).toEqual([])
})

it('nor that of a registration', async () => {
  session.register({ ...SAM, kind: 'form', password: PASSWORD, account_role: 'business_owner', business_id: null })
  await reached('signed_in')
  expect(await found('session.register', { PASSWORD, ...stored(), ...tokens() })).toEqual([])
})

it('nor that of an invitation, whose own token opens the business', async () => {
  const { email } = await page.http.call(getInvitation, { params: { token: INVITATION } })
  const invited = { email, first_name: 'Jordan', last_name: 'Ellis' }
  session.register({ ...invited, kind: 'invitation', password: PASSWORD, token: INVITATION })
  await reached('signed_in')
  expect(await found('session.register', { PASSWORD, INVITATION, ...invited, ...tokens() })).toEqual([])
})

it('nor that of an onboarding, which sets a password as well', async () => {
  // given somebody who has just registered
  await page.register({
    kind: 'form',
    email: 'sam@rivera.example',
    password: PASSWORD,
    first_name: 'Sam',
    last_name: 'Rivera',
    phone: undefined,
    account_role: 'business_owner',
    business_id: null,
  })
  const { vault, clock } = page
  const definition = defineFlow({
    name: 'onboarding',
    machine: onboardingMachine.provide({ actors: actorsFor(sessionOf(page).ports) }),
  })
  const onboarding = createFlows({ log, clock, definitions: { onboarding: definition } }).open('onboarding', 'page', {
    customer_id: null,
    step: 'account',
  })
  await onboarding.whenOpen()

  // when they go through the account step
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

  // then the log has it without the password
  expect(await found('onboarding.submit_account', { CHOSEN, ...tokens() })).toEqual([])
})
