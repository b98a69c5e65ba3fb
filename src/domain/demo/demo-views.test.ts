import { expect, it } from 'vitest'
import { ownsBusiness } from '../account/permissions'
import { mayConnectAccount } from '../payment/permissions'
import type { Actor } from '../permissions/actor'
import { userRefusal } from '../permissions/administration'
import { PERMISSION_NAMES } from '../permissions/catalogue'
import { managesOwnSubscription } from '../subscription/subscription'
import { demoUser } from './demo'
import { DEMO_VIEWS } from './demo-views'

const actor = (key: 'owner' | 'admin'): Actor => ({
  ...{ user_id: 1, name: '', business_id: 1, time_zone: 'America/Chicago', crew_member_id: null, client_id: null },
  ...{ user_type: demoUser(key).user_type, permissions: [...PERMISSION_NAMES] },
})

const OWNERS = {
  subscription: managesOwnSubscription,
  'payment account': mayConnectAccount,
  'deleting the business': ownsBusiness,
}

it('the demo says of the system admin what the owner alone may do', () => {
  const [owner, admin] = [actor('owner'), actor('admin')]
  const owners = Object.entries(OWNERS).filter(([, may]) => may(owner) && !may(admin))
  const { admin: adminText } = DEMO_VIEWS
  expect(owners.filter(([words]) => adminText.includes(words)).map(([words]) => words)).toEqual(Object.keys(OWNERS))
})

it('and that a system admin may change owners, which an owner may not', () => {
  const owner = { user_type: 'business_owner' } as const
  expect([userRefusal(actor('admin'), owner), userRefusal(actor('owner'), owner)]).toEqual([
    null,
    'Only a system admin can change a business owner.',
  ])
  expect(DEMO_VIEWS.admin).toContain('change owners')
})
