import {
  mayCreateClients,
  mayDeleteClients,
  mayEditClients,
  mayEditProperties,
  mayExportClients,
  maySeeBalances,
  maySeeClients,
} from '../client/permissions'
import { mayCreateJobs, mayDeleteJobs, mayEditJobs, mayEver, mayListJobs } from '../job/commands'
import type { PageKey } from '../pages'
import {
  mayAutoSchedule,
  mayManageCrew,
  mayOptimizeRoutes,
  maySeeInsights,
  maySeeWholeCrew,
} from '../scheduling/permissions'
import { mayManageSubscription, maySeeSubscription } from '../subscription/subscription'
import { holds, mayReadRoles, mayReadUsers } from './access'
import type { Actor } from './actor'
import { type PermissionName, umbrellaMembers } from './catalogue'

/** Something that is done in the app, and the permissions that give it: any of them, or all where `all` says so. */
export type Deed = {
  page: PageKey
  label: string
  /** The rule that screens and back end ask. */
  may(actor: Actor): boolean
  needs: readonly PermissionName[]
  all?: true
}

const deed = (page: PageKey, label: string, may: Deed['may'], ...needs: PermissionName[]): Deed => ({
  page,
  label,
  may,
  needs,
})

/** What can be done in the app, page by page. */
export const DEEDS: readonly Deed[] = [
  deed('clients', 'See clients', maySeeClients, 'clients.view'),
  deed('clients', 'See what clients owe', maySeeBalances, 'clients.view.financial'),
  deed('clients', 'Add and import clients', mayCreateClients, 'clients.create'),
  deed('clients', 'Edit and merge clients', mayEditClients, 'clients.edit'),
  deed('clients', 'Delete clients', mayDeleteClients, 'clients.delete'),
  deed('clients', 'Export clients', mayExportClients, 'clients.export'),
  deed('properties', 'Add, edit and delete properties', mayEditProperties, 'clients.edit.properties'),
  deed('jobs', 'See jobs', mayListJobs, 'jobs.view.all', 'jobs.view.own'),
  deed('jobs', 'Create jobs', mayCreateJobs, 'jobs.create'),
  deed('jobs', 'Edit jobs', mayEditJobs, 'jobs.edit.all', 'jobs.edit.own'),
  deed('jobs', 'Delete jobs', mayDeleteJobs, 'jobs.delete'),
  deed('jobs', 'Assign a crew', (actor) => mayEver(actor, 'assign'), 'jobs.assign'),
  deed('jobs', 'Give a job another crew', (actor) => mayEver(actor, 'reassign'), 'jobs.reassign'),
  deed('jobs', 'Set out for a job', (actor) => mayEver(actor, 'depart'), 'jobs.edit.all', 'jobs.edit.own'),
  deed('jobs', 'Start a job', (actor) => mayEver(actor, 'start'), 'jobs.edit.all', 'jobs.edit.own'),
  deed('jobs', 'Complete a job', (actor) => mayEver(actor, 'complete'), 'jobs.complete'),
  deed('jobs', 'Cancel a job', (actor) => mayEver(actor, 'cancel'), 'jobs.edit.all'),
  deed('jobs', 'Mark a job as missed', (actor) => mayEver(actor, 'miss'), 'jobs.edit.all'),
  deed('jobs', 'Reschedule a job', (actor) => mayEver(actor, 'reschedule'), 'jobs.edit.all'),
  {
    ...deed(
      'jobs',
      'Move a job on the calendar',
      (actor) => mayEver(actor, 'dispatch'),
      'jobs.edit.all',
      'jobs.assign',
    ),
    all: true,
  },
  deed('scheduling', 'Schedule a day automatically', mayAutoSchedule, 'ai.schedule', 'jobs.assign'),
  deed('scheduling', 'Optimize routes', mayOptimizeRoutes, 'ai.optimize.routes', 'jobs.view.all'),
  deed('scheduling', 'See how a day or week goes', maySeeInsights, 'ai.view', 'jobs.view.all'),
  deed('crew', 'See the whole crew', maySeeWholeCrew, 'jobs.view.all'),
  deed('crew', 'Add crew members', (actor) => mayManageCrew(actor, 'create'), 'users.create'),
  deed('crew', 'Edit crew members', (actor) => mayManageCrew(actor, 'edit'), 'users.edit'),
  deed('crew', 'Deactivate crew members', (actor) => mayManageCrew(actor, 'delete'), 'users.delete'),
  deed('subscription', 'See the subscription', maySeeSubscription, 'billing.view'),
  deed('subscription', 'Change the subscription and its cards', mayManageSubscription, 'billing.edit'),
  deed(
    'permissions',
    'See roles',
    mayReadRoles,
    'roles.view',
    'users.create',
    'users.manage.roles',
    ...umbrellaMembers('roles.manage'),
  ),
  deed('permissions', 'See users', mayReadUsers, 'users.view'),
  deed('permissions', 'Create roles', (actor) => holds(actor, 'roles.create'), 'roles.create'),
  deed('permissions', 'Edit roles', (actor) => holds(actor, 'roles.edit'), 'roles.edit'),
  deed('permissions', 'Delete roles', (actor) => holds(actor, 'roles.delete'), 'roles.delete'),
  deed('permissions', 'Invite users', (actor) => holds(actor, 'users.create'), 'users.create'),
  deed('permissions', 'Deactivate users and reset passwords', (actor) => holds(actor, 'users.edit'), 'users.edit'),
  deed('permissions', 'Assign roles', (actor) => holds(actor, 'users.manage.roles'), 'users.manage.roles'),
]
