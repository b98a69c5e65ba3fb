import { expect, it } from 'vitest'
import type { Actor } from '../permissions/actor'
import type { PermissionName } from '../permissions/catalogue'
import { mayManageMessaging, maySeeMessages, maySendMessages } from './permissions'

const staff = (...permissions: PermissionName[]): Actor => ({
  user_id: 3,
  name: 'Dana Cole',
  user_type: 'business_employee',
  business_id: 1,
  time_zone: 'America/Chicago',
  permissions,
  crew_member_id: null,
  client_id: null,
})
const rights = (actor: Actor) => [maySeeMessages(actor), maySendMessages(actor), mayManageMessaging(actor)]

it('has a permission each for seeing, sending and setting up', () => {
  expect([
    rights(staff()),
    rights(staff('communications.view')),
    rights(staff('communications.view', 'communications.send')),
    rights(staff('communications.manage')),
    rights({ ...staff(), user_type: 'business_owner' }),
  ]).toEqual([
    [false, false, false],
    [true, false, false],
    [true, true, false],
    [false, false, true],
    [true, true, true],
  ])
})
