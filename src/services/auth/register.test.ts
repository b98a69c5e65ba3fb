import { expect, it } from 'vitest'
import { ACCOUNT_ROLES, type AccountRole } from '@/domain/account/registration'
import { createClock } from '@/domain/time/clock'
import { backEnd, httpTo, json } from '../../../tests/fixtures/back-end'
import { formVault } from '../../../tests/fixtures/form-vault'
import { fakeTime } from '../../../tests/fixtures/real-time'
import { user } from '../../../tests/fixtures/records'
import { newcomer } from '../../../tests/fixtures/sam'
import { type NewUser, sealForm } from './forms'
import { register } from './register'
import { syntheticOwner } from './simulated-session'

const sam = user({ id: 9, first_name: 'Sam', last_name: 'Rivera', email: 'sam@rivera.example' })
const named = { email: sam.email, first_name: 'Sam', last_name: 'Rivera', password: 'Groundwork1!' }
const form = (patch: { phone?: string; account_role?: AccountRole; business_id?: number } = {}): NewUser => ({
  ...newcomer(named.email, named.password),
  ...patch,
})
const answer = {
  access_token: 'access-1',
  refresh_token: 'refresh-1',
  token_type: 'bearer',
  expires_in: 900,
  user: sam,
}

const setUp = ({ isReal = true, answers = () => json(answer, 201) } = {}) => {
  const { fetch, received } = backEnd(answers)
  const { keep, reveal, forget, forgotten } = formVault()
  const time = fakeTime()
  const deps = {
    http: httpTo(fetch),
    clock: createClock(time),
    reveal,
    forget,
    isReal: () => isReal,
  }
  const calls = () => received.map(({ method, url, token, body }) => ({ call: `${method} ${url}`, token, body }))
  const send = (user: NewUser) => register(deps, { form: sealForm(keep, user) })
  return { send, time, calls, forgotten }
}

it('sends the form behind the handle, which is then forgotten (REG-11)', async () => {
  const { send, calls, forgotten } = setUp()
  expect(await send(form({ phone: '+1 512 555 0140' }))).toEqual(answer)
  expect(calls()).toEqual([
    {
      call: 'POST /api/auth/register',
      token: null,
      body: {
        email: sam.email,
        password: 'Groundwork1!',
        first_name: 'Sam',
        last_name: 'Rivera',
        phone: '+1 512 555 0140',
        user_type: 'admin',
        account_role: 'business_owner',
        business_id: null,
      },
    },
  ])
  expect(forgotten).toEqual(['handle-1'])
})

it('says which of the four was chosen, and the type that stands for it on the wire (REG-02, X-03)', async () => {
  const { send, calls } = setUp()
  for (const account_role of ACCOUNT_ROLES) await send(form({ account_role, business_id: 2 }))
  expect(calls().map(({ body }) => body)).toMatchObject([
    { account_role: 'business_owner', user_type: 'admin', business_id: 2 },
    { account_role: 'business_admin', user_type: 'admin', business_id: 2 },
    { account_role: 'manager', user_type: 'customer', business_id: 2 },
    { account_role: 'employee', user_type: 'customer', business_id: 2 },
  ])
})

it('by an invitation names its token instead of a business, and forgets that as well (X-08)', async () => {
  const { send, calls, forgotten } = setUp({ answers: () => json(answer) })
  expect(await send({ ...named, kind: 'invitation', token: 'inv/2026' })).toEqual(answer)
  expect(calls()).toEqual([
    {
      call: `POST /api/auth/invitations/${encodeURIComponent('inv/2026')}/accept`,
      token: null,
      body: { first_name: 'Sam', last_name: 'Rivera', password: 'Groundwork1!' },
    },
  ])
  expect(forgotten).toEqual(['handle-1'])
})

it('forgets the form also when it is refused', async () => {
  const detail = 'An account with this email already exists.'
  const { send, forgotten } = setUp({ answers: () => json({ detail }, 409) })
  await expect(send(form())).rejects.toEqual({ message: detail, status: 409, details: { detail } })
  expect(forgotten).toEqual(['handle-1'])
})

it('is simulated for a second and a half where the real-auth flag is off (AUTH-14)', async () => {
  const { send, time, calls } = setUp({ isReal: false })
  let registered: unknown
  const registering = send(form()).then(({ user }) => {
    registered = user
  })
  time.pass(1_499)
  await Promise.resolve()
  expect(registered).toBeUndefined()
  time.pass(1)
  await registering
  expect([registered, calls()]).toEqual([syntheticOwner(sam), []])
})
