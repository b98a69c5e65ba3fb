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

/** Something that is done in the app, and the permissions that give it: any of `needs`, and beside it `also` where there is one. */
export type Deed = {
  page: PageKey
  label: string
  /** The rule that screens and back end ask. */
  may(actor: Actor): boolean
  needs: readonly PermissionName[]
  also?: PermissionName
}

const deed = (page: PageKey, label: string, may: Deed['may'], ...needs: PermissionName[]): Deed => ({
  page,
  label,
  may,
  needs,
})

const PRODUCT_DEEDS = [
  ['Add products', 'create'],
  ['Edit products', 'edit'],
  ['Delete products', 'delete'],
] as const

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
  deed('jobs', 'Mark a job as on the way', (actor) => mayEver(actor, 'depart'), 'jobs.edit.all', 'jobs.edit.own'),
  deed('jobs', 'Start a job', (actor) => mayEver(actor, 'start'), 'jobs.edit.all', 'jobs.edit.own'),
  deed('jobs', 'Complete a job', (actor) => mayEver(actor, 'complete'), 'jobs.complete'),
  deed('jobs', 'Cancel a job', (actor) => mayEver(actor, 'cancel'), 'jobs.edit.all'),
  deed('jobs', 'Mark a job as missed', (actor) => mayEver(actor, 'miss'), 'jobs.edit.all'),
  deed('jobs', 'Reschedule a job', (actor) => mayEver(actor, 'reschedule'), 'jobs.edit.all'),
  {
    ...deed('jobs', 'Move a job on the calendar', (actor) => mayEver(actor, 'dispatch'), 'jobs.edit.all'),
    also: 'jobs.assign',
  },
  deed('chemicals', 'See, record and correct chemicals', mayManageChemicals, ...umbrellaMembers('services.manage')),
  deed(
    'chemicals',
    'Record chemicals for a job',
    mayEverRecord,
    ...umbrellaMembers('services.manage'),
    'jobs.complete',
  ),
  deed('catalog', 'See services and packages', maySeeServices, 'services.view'),
  deed('catalog', 'Add services and packages', (actor) => mayWriteServices(actor, 'create'), 'services.create'),
  deed('catalog', 'Edit services and packages', (actor) => mayWriteServices(actor, 'edit'), 'services.edit'),
  deed('catalog', 'Delete services and packages', (actor) => mayWriteServices(actor, 'delete'), 'services.delete'),
  deed('catalog', 'See prices', maySeePrices, 'services.view.pricing'),
  { ...deed('catalog', 'Set prices', mayEditPrices, 'services.edit.pricing'), also: 'services.view.pricing' },
  deed('catalog', 'See products', maySeeProducts, 'services.view', 'inventory.view'),
  ...PRODUCT_DEEDS.map(([label, name]) =>
    deed('catalog', label, (actor) => mayWriteProducts(actor, name), `services.${name}`, 'inventory.manage'),
  ),
  deed('catalog', 'See the stock', maySeeStock, 'inventory.view', 'inventory.track', 'inventory.manage'),
  deed('catalog', 'Record stock that comes and goes', mayTrackStock, 'inventory.track', 'inventory.manage'),
  deed('catalog', 'Correct the stock', mayCorrectStock, 'inventory.manage'),
  deed('plans', 'See and change service plans and templates', mayManagePlans, ...umbrellaMembers('services.manage')),
  deed('predictive', 'See equipment and what may fail', maySeeEquipment, 'reports.view'),
  {
    ...deed('predictive', 'Add and service equipment', mayManageEquipment, ...umbrellaMembers('services.manage')),
    also: 'reports.view',
  },
  { ...deed('predictive', 'Have jobs made for equipment', mayPlanService, 'jobs.create'), also: 'reports.view' },
  deed('scheduling', 'Schedule a day automatically', mayAutoSchedule, 'ai.schedule', 'jobs.assign'),
  deed('map', 'Optimize routes', mayOptimizeRoutes, 'ai.optimize.routes', 'jobs.view.all'),
  deed('scheduling', 'See how a day or week goes', maySeeInsights, 'ai.view', 'jobs.view.all'),
  deed('crew', 'See the whole crew', maySeeWholeCrew, 'jobs.view.all'),
  deed('crew', 'Add crew members', (actor) => mayManageCrew(actor, 'create'), 'users.create'),
  deed('crew', 'Edit crew members', (actor) => mayManageCrew(actor, 'edit'), 'users.edit'),
  deed('crew', 'Deactivate crew members', (actor) => mayManageCrew(actor, 'delete'), 'users.delete'),
  deed('estimates', 'See estimates', maySeeEstimates, ...umbrellaMembers('billing.manage')),
  deed('estimates', 'Create estimates', mayCreateEstimates, 'billing.create'),
  deed('estimates', 'Change and send estimates, and record answers', mayEditEstimates, 'billing.edit'),
  {
    ...deed('estimates', 'Make jobs of estimates', mayConvertEstimates, 'billing.edit'),
    also: 'jobs.create',
  },
  deed('invoicing', 'See invoices', maySeeInvoices, ...umbrellaMembers('billing.manage')),
  deed('invoicing', 'Create invoices', mayCreateInvoices, 'billing.create'),
  deed('invoicing', 'Edit, send, credit and void invoices', mayEditInvoices, 'billing.edit'),
  deed('invoicing', 'Record payments', mayRecordPayments, 'billing.process'),
  deed('payouts', 'See payouts', maySeePayouts, ...umbrellaMembers('billing.manage')),
  deed('payouts', 'Create, process and cancel payouts', maySendPayouts, 'billing.process'),
  deed('subscription', 'See the subscription', maySeeSubscription, 'billing.view'),
  deed('subscription', 'Change the subscription and its cards', mayManageSubscription, 'billing.edit'),
  deed('analytics', 'See analytics', maySeeReports, 'reports.view'),
  deed('analytics', 'Export analytics', mayExportReports, 'reports.export'),
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
  deed('settings', 'See business settings', maySeeSettings, 'settings.view'),
  deed('settings', 'Edit business settings', mayEditSettings, 'settings.edit'),
]

/** What only those do who manage roles and users, whatever a role names (PERM-27). */
export const OWNER_DEEDS: readonly Pick<Deed, 'page' | 'label'>[] = [
  'Create, edit and delete roles',
  'Assign roles',
  'Invite users',
  'Deactivate users and reset passwords',
].map((label) => ({ page: 'permissions', label }))
