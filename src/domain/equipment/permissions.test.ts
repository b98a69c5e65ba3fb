import { expect, it } from 'vitest'
import type { Actor } from '../permissions/actor'
import type { PermissionName } from '../permissions/catalogue'
import { mayManageEquipment, mayPlanService, maySeeEquipment } from './permissions'

const actor = (user_type: Actor['user_type'], ...permissions: PermissionName[]): Actor => ({
  user_id: 7,
  name: 'Sam',
  user_type,
  business_id: 1,
  time_zone: 'America/Chicago',
  permissions,
  crew_member_id: null,
  client_id: null,
})

it.each<[string, Actor, boolean[]]>([
  ['an owner', actor('business_owner'), [true, true, true]],
  ['who sees reports', actor('business_employee', 'reports.view'), [true, false, false]],
  [
    'who edits services without reports',
    actor('business_employee', 'services.edit', 'jobs.create'),
    [false, false, false],
  ],
  [
    'who sees reports and edits services',
    actor('business_employee', 'reports.view', 'services.edit'),
    [true, true, false],
  ],
  ['who sees reports and creates jobs', actor('business_employee', 'reports.view', 'jobs.create'), [true, false, true]],
])('%s sees, manages, plans', (_, who, may) => {
  expect([maySeeEquipment(who), mayManageEquipment(who), mayPlanService(who)]).toEqual(may)
})
