import { mayEditSettings, maySeeSettings } from '../account/permissions'
import { mayExportReports, maySeeReports } from '../analytics/permissions'
import {
  mayCorrectStock,
  mayEditPrices,
  maySeePrices,
  maySeeProducts,
  maySeeServices,
  maySeeStock,
  mayTrackStock,
  mayWriteProducts,
  mayWriteServices,
} from '../catalog/permissions'
import { mayEverRecord, mayManageChemicals } from '../chemical/permissions'
import {
  mayCreateClients,
  mayDeleteClients,
  mayEditClients,
  mayEditProperties,
  mayExportClients,
  maySeeBalances,
  maySeeClients,
} from '../client/permissions'
import { mayManageEquipment, mayPlanService, maySeeEquipment } from '../equipment/permissions'
import { mayConvertEstimates, mayCreateEstimates, mayEditEstimates, maySeeEstimates } from '../estimate/permissions'
import { mayCreateInvoices, mayEditInvoices, mayRecordPayments, maySeeInvoices } from '../invoice/permissions'
import { mayCreateJobs, mayDeleteJobs, mayEditJobs, mayEver, mayListJobs } from '../job/commands'
import { mayManageMessaging, maySeeMessages, maySendMessages } from '../messaging/permissions'
import type { PageKey } from '../page/pages'
import { maySeePayouts, maySendPayouts } from '../payout/permissions'
import {
  mayAutoSchedule,
  mayManageCrew,
  mayOptimizeRoutes,
  maySeeInsights,
  maySeeWholeCrew,
} from '../scheduling/permissions'
import { mayManagePlans } from '../service-plan/permissions'
import { mayManageSubscription, maySeeSubscription } from '../subscription/subscription'
import { mayReadRoles, mayReadUsers } from './access'
import type { Actor } from './actor'
import { type PermissionName, umbrellaMembers } from './catalogue'

/** A capability of the app and its permissions: any of `needs`, and also `also` if there is one. */
export type Capability = {
  page: PageKey
  label: string
  may(actor: Actor): boolean
  needs: readonly PermissionName[]
  also?: PermissionName
}

const capability = (page: PageKey, label: string, may: Capability['may'], ...needs: PermissionName[]): Capability => ({
  page,
  label,
  may,
  needs,
})

const PRODUCT_CAPABILITIES = [
  ['Add products', 'create'],
  ['Edit products', 'edit'],
  ['Delete products', 'delete'],
] as const

export const CAPABILITIES: readonly Capability[] = [
  capability('clients', 'See clients', maySeeClients, 'clients.view'),
  capability('clients', 'See what clients owe', maySeeBalances, 'clients.view.financial'),
  capability('clients', 'Add and import clients', mayCreateClients, 'clients.create'),
  capability('clients', 'Edit and merge clients', mayEditClients, 'clients.edit'),
  capability('clients', 'Delete clients', mayDeleteClients, 'clients.delete'),
  capability('clients', 'Export clients', mayExportClients, 'clients.export'),
  capability('properties', 'Add, edit and delete properties', mayEditProperties, 'clients.edit.properties'),
  capability('jobs', 'See jobs', mayListJobs, 'jobs.view.all', 'jobs.view.own'),
  capability('jobs', 'Create jobs', mayCreateJobs, 'jobs.create'),
  capability('jobs', 'Edit jobs', mayEditJobs, 'jobs.edit.all', 'jobs.edit.own'),
  capability('jobs', 'Delete jobs', mayDeleteJobs, 'jobs.delete'),
  capability('jobs', 'Assign a crew', (actor) => mayEver(actor, 'assign'), 'jobs.assign'),
  capability('jobs', 'Give a job another crew', (actor) => mayEver(actor, 'reassign'), 'jobs.reassign'),
  capability('jobs', 'Mark a job as on the way', (actor) => mayEver(actor, 'depart'), 'jobs.edit.all', 'jobs.edit.own'),
  capability('jobs', 'Start a job', (actor) => mayEver(actor, 'start'), 'jobs.edit.all', 'jobs.edit.own'),
  capability('jobs', 'Complete a job', (actor) => mayEver(actor, 'complete'), 'jobs.complete'),
  capability('jobs', 'Cancel a job', (actor) => mayEver(actor, 'cancel'), 'jobs.edit.all'),
  capability('jobs', 'Mark a job as missed', (actor) => mayEver(actor, 'miss'), 'jobs.edit.all'),
  capability('jobs', 'Reschedule a job', (actor) => mayEver(actor, 'reschedule'), 'jobs.edit.all'),
  {
    ...capability('jobs', 'Move a job on the calendar', (actor) => mayEver(actor, 'dispatch'), 'jobs.edit.all'),
    also: 'jobs.assign',
  },
  capability(
    'chemicals',
    'See, record and correct chemicals',
    mayManageChemicals,
    ...umbrellaMembers('services.manage'),
  ),
  capability(
    'chemicals',
    'Record chemicals for a job',
    mayEverRecord,
    ...umbrellaMembers('services.manage'),
    'jobs.complete',
  ),
  capability('catalog', 'See services and packages', maySeeServices, 'services.view'),
  capability('catalog', 'Add services and packages', (actor) => mayWriteServices(actor, 'create'), 'services.create'),
  capability('catalog', 'Edit services and packages', (actor) => mayWriteServices(actor, 'edit'), 'services.edit'),
  capability(
    'catalog',
    'Delete services and packages',
    (actor) => mayWriteServices(actor, 'delete'),
    'services.delete',
  ),
  capability('catalog', 'See prices', maySeePrices, 'services.view.pricing'),
  { ...capability('catalog', 'Set prices', mayEditPrices, 'services.edit.pricing'), also: 'services.view.pricing' },
  capability('catalog', 'See products', maySeeProducts, 'services.view', 'inventory.view'),
  ...PRODUCT_CAPABILITIES.map(([label, name]) =>
    capability('catalog', label, (actor) => mayWriteProducts(actor, name), `services.${name}`, 'inventory.manage'),
  ),
  capability('catalog', 'See the stock', maySeeStock, 'inventory.view', 'inventory.track', 'inventory.manage'),
  capability('catalog', 'Record stock that comes and goes', mayTrackStock, 'inventory.track', 'inventory.manage'),
  capability('catalog', 'Correct the stock', mayCorrectStock, 'inventory.manage'),
  capability(
    'plans',
    'See and change service plans and templates',
    mayManagePlans,
    ...umbrellaMembers('services.manage'),
  ),
  capability('predictive', 'See equipment and what may fail', maySeeEquipment, 'reports.view'),
  {
    ...capability('predictive', 'Add and service equipment', mayManageEquipment, ...umbrellaMembers('services.manage')),
    also: 'reports.view',
  },
  { ...capability('predictive', 'Have jobs made for equipment', mayPlanService, 'jobs.create'), also: 'reports.view' },
  capability('scheduling', 'Schedule a day automatically', mayAutoSchedule, 'ai.schedule', 'jobs.assign'),
  capability('map', 'Optimize routes', mayOptimizeRoutes, 'ai.optimize.routes', 'jobs.view.all'),
  capability('scheduling', 'See how a day or week goes', maySeeInsights, 'ai.view', 'jobs.view.all'),
  capability('crew', 'See the whole crew', maySeeWholeCrew, 'jobs.view.all'),
  capability('crew', 'Add crew members', (actor) => mayManageCrew(actor, 'create'), 'users.create'),
  capability('crew', 'Edit crew members', (actor) => mayManageCrew(actor, 'edit'), 'users.edit'),
  capability('crew', 'Deactivate crew members', (actor) => mayManageCrew(actor, 'delete'), 'users.delete'),
  capability('communications', 'See messages', maySeeMessages, 'communications.view'),
  capability('communications', 'Write to clients', maySendMessages, 'communications.send'),
  capability('communications', 'Set up numbers and templates', mayManageMessaging, 'communications.manage'),
  capability('estimates', 'See estimates', maySeeEstimates, ...umbrellaMembers('billing.manage')),
  capability('estimates', 'Create estimates', mayCreateEstimates, 'billing.create'),
  capability('estimates', 'Change and send estimates, and record answers', mayEditEstimates, 'billing.edit'),
  {
    ...capability('estimates', 'Make jobs of estimates', mayConvertEstimates, 'billing.edit'),
    also: 'jobs.create',
  },
  capability('invoicing', 'See invoices', maySeeInvoices, ...umbrellaMembers('billing.manage')),
  capability('invoicing', 'Create invoices', mayCreateInvoices, 'billing.create'),
  capability('invoicing', 'Edit, send, credit and void invoices', mayEditInvoices, 'billing.edit'),
  capability('invoicing', 'Record payments', mayRecordPayments, 'billing.process'),
  capability('payouts', 'See payouts', maySeePayouts, ...umbrellaMembers('billing.manage')),
  capability('payouts', 'Create, process and cancel payouts', maySendPayouts, 'billing.process'),
  capability('subscription', 'See the subscription', maySeeSubscription, 'billing.view'),
  capability('subscription', 'Change the subscription and its cards', mayManageSubscription, 'billing.edit'),
  capability('analytics', 'See analytics', maySeeReports, 'reports.view'),
  capability('analytics', 'Export analytics', mayExportReports, 'reports.export'),
  capability(
    'permissions',
    'See roles',
    mayReadRoles,
    'roles.view',
    'users.create',
    'users.manage.roles',
    ...umbrellaMembers('roles.manage'),
  ),
  capability('permissions', 'See users', mayReadUsers, 'users.view'),
  capability('settings', 'See business settings', maySeeSettings, 'settings.view'),
  capability('settings', 'Edit business settings', mayEditSettings, 'settings.edit'),
]

/** Reserved for those who manage roles and users, regardless of the permissions of a role (PERM-27). */
export const OWNER_CAPABILITIES: readonly Pick<Capability, 'page' | 'label'>[] = [
  'Create, edit and delete roles',
  'Assign roles',
  'Invite users',
  'Deactivate users and reset passwords',
].map((label) => ({ page: 'permissions', label }))
