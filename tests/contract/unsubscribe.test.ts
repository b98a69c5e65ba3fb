import { expect, test } from 'vitest'
import { unsubscribeTokenFor } from '@/domain/messaging/unsubscribe'
import { OWNER } from './office'
import { ownersOffice } from './owners-office'

const HELEN = { id: 1, email: 'helen.brandt@example.com' }
const office = ownersOffice()

const call = async (method: string, token: string) => {
  const response = await office.server.fetch(`/communications/api/v1/unsubscribe/${token}`, { method })
  return { status: response.status, body: (await response.json()) as { unsubscribed_at: number | null } }
}

const entriesNow = async () => [...(await office.server.state()).tables.consent_entries]

test('one press without a sign-in ends marketing emails, and a second changes nothing', async () => {
  const { clients, users } = (await office.server.state()).tables
  const owner = users.find((user) => user.email === OWNER)
  const { email } = clients.find(({ id }) => id === HELEN.id) ?? HELEN
  const token = unsubscribeTokenFor(1, email.toUpperCase())
  const before = await call('GET', token)
  expect(before).toEqual({
    status: 200,
    body: {
      address: email.toLowerCase(),
      business: {
        name: 'Green Valley Landscaping',
        phone: owner?.phone,
        email: OWNER,
        logo: null,
      },
      unsubscribed_at: null,
    },
  })
  const former = await entriesNow()

  const at = office.clock.now()
  expect(await call('POST', token)).toEqual({ status: 200, body: { ...before.body, unsubscribed_at: at } })
  office.clock.advance(60_000)
  expect(await call('POST', token)).toEqual({ status: 200, body: { ...before.body, unsubscribed_at: at } })
  const entries = await entriesNow()
  expect(entries).toEqual([
    ...former,
    {
      id: Math.max(0, ...former.map(({ id }) => id)) + 1,
      business_id: 1,
      address: email.toLowerCase(),
      client_id: HELEN.id,
      channel: 'email',
      purpose: 'marketing',
      action: 'revoked',
      wording: 'Unsubscribe',
      source: 'unsubscribe_page',
      message_id: null,
      user_id: null,
      created_at: at,
    },
  ])
})

test('a stranger can unsubscribe too, and a made-up link does nothing', async () => {
  const stranger = unsubscribeTokenFor(1, 'stranger@example.com')
  await call('POST', stranger)
  const { address, client_id } = (await entriesNow()).at(-1) ?? {}
  expect({ address, client_id }).toEqual({ address: 'stranger@example.com', client_id: null })
  const count = (await entriesNow()).length
  const madeUp = ['x', `${stranger}0`, unsubscribeTokenFor(999, 'stranger@example.com'), '__proto__']
  const answers = await Promise.all(madeUp.flatMap((token) => [call('GET', token), call('POST', token)]))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
  expect((await entriesNow()).length).toBe(count)
})
