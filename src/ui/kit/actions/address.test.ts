import { expect, it } from 'vitest'
import { type Address, addressOf } from './address'

it('is of a page that exists; the compiler refuses any other', () => {
  const addresses: Address[] = [
    '/pricing',
    '/dashboard/jobs',
    '/dashboard/map',
    `/dashboard/clients/${17}`,
    '/onboarding/welcome',
    addressOf('/dashboard/clients/5'),
    // @ts-expect-error: no such page
    '/prices',
    // @ts-expect-error: no such page of the dashboard
    '/dashboard/job',
    // @ts-expect-error: a client is named by a number
    '/dashboard/clients/helen',
    // @ts-expect-error: no such step
    '/onboarding/billing',
    // @ts-expect-error: a text says nothing about where it leads
    String('/pricing'),
  ]
  expect(addresses).toHaveLength(11)
})
