import { CATALOGUE, type PermissionName, type Resource } from './catalogue'

const CATEGORIES: Record<Resource, string> = {
  clients: 'Clients',
  services: 'Services',
  jobs: 'Jobs',
  ai: 'AI',
  billing: 'Billing',
  inventory: 'Inventory',
  reports: 'Reports',
  users: 'Users',
  roles: 'Roles',
  settings: 'Settings',
  communications: 'Communications',
  emergency: 'Emergency',
  system: 'System',
}

const WORDS: Record<PermissionName, readonly [name: string, description: string]> = {
  'clients.view': ['View clients', 'See the list of clients'],
  'clients.view.details': ['View client details', 'Open a client and see their properties and notes'],
  'clients.view.financial': ['View client finances', 'See what clients owe and their credit limit'],
  'clients.view.history': ['View client history', 'See what has happened to a client'],
  'clients.create': ['Add clients', 'Add clients one by one or from a file'],
  'clients.edit': ['Edit clients', 'Change and merge clients'],
  'clients.edit.properties': ['Edit properties', 'Add, change and delete the properties of clients'],
  'clients.edit.preferences': ['Edit client preferences', 'Change how clients want to be served'],
  'clients.delete': ['Delete clients', 'Delete clients for good'],
  'clients.export': ['Export clients', 'Download clients as a file'],
  'services.view': ['View services', 'See the services you offer'],
  'services.view.pricing': ['View service prices', 'See what services cost'],
  'services.create': ['Add services', 'Add services to the catalog'],
  'services.edit': ['Edit services', 'Change services of the catalog'],
  'services.edit.pricing': ['Edit service prices', 'Change what services cost'],
  'services.delete': ['Delete services', 'Take services out of the catalog'],
  'services.schedule': ['Schedule services', 'Plan when services are done'],
  'services.cancel': ['Cancel services', 'Cancel services that are planned'],
  'jobs.view.own': ['View own jobs', 'See the jobs they are assigned to'],
  'jobs.view.all': ['View all jobs', 'See every job and the whole crew'],
  'jobs.view.details': ['View job details', 'Open a job and see where and what it is'],
  'jobs.create': ['Create jobs', 'Create and repeat jobs'],
  'jobs.edit.own': ['Edit own jobs', 'Change and start the jobs they are assigned to'],
  'jobs.edit.all': ['Edit all jobs', 'Change, start, reschedule and cancel any job'],
  'jobs.assign': ['Assign jobs', 'Give a job its crew'],
  'jobs.reassign': ['Reassign jobs', 'Give a job another crew'],
  'jobs.delete': ['Delete jobs', 'Delete jobs for good'],
  'jobs.complete': ['Complete jobs', 'Mark jobs as done'],
  'ai.view': ['View AI insights', 'See how a day or a week goes'],
  'ai.view.predictions': ['View predictions', 'See what AI expects'],
  'ai.view.recommendations': ['View recommendations', 'See what AI suggests'],
  'ai.schedule': ['Auto-schedule', 'Let AI plan the jobs of a day'],
  'ai.optimize.routes': ['Optimize routes', 'Let AI order the stops of a day'],
  'billing.view': ['View billing', 'See the subscription, invoices and cards'],
  'billing.create': ['Create invoices', 'Create estimates and invoices'],
  'billing.edit': ['Edit billing', 'Change estimates, invoices and cards'],
  'billing.process': ['Process payments', 'Take payments and send payouts'],
  'billing.reports': ['View billing reports', 'See reports on money'],
  'inventory.view': ['View inventory', 'See what is in stock'],
  'inventory.manage': ['Manage inventory', 'Change what is in stock'],
  'inventory.track': ['Track inventory', 'Record what is used on jobs'],
  'reports.view': ['View reports', 'See analytics and predictions'],
  'reports.create': ['Create reports', 'Build reports'],
  'reports.export': ['Export reports', 'Download reports as a file'],
  'users.view': ['View users', 'See who works with this account'],
  'users.create': ['Invite users', 'Add crew members, and see roles. The owner invites users'],
  'users.edit': ['Edit users', 'Edit crew members. The owner resets passwords and deactivates users'],
  'users.delete': ['Remove users', 'Deactivate crew members'],
  'users.manage.roles': ['Assign roles', 'See roles. The owner decides who has which'],
  'roles.view': ['View roles', 'See roles and what they allow'],
  'roles.create': ['Create roles', 'Open Permissions and see roles. The owner creates them'],
  'roles.edit': ['Edit roles', 'Open Permissions and see roles. The owner changes them'],
  'roles.delete': ['Delete roles', 'Open Permissions and see roles. The owner deletes them'],
  'settings.view': ['View settings', 'See the settings of the business'],
  'settings.edit': ['Edit settings', 'Change the settings of the business'],
  'settings.integrations': ['Manage integrations', 'Connect other services'],
  'settings.backup': ['Back up data', 'Download and restore the data of the business'],
  'communications.view': ['View messages', 'See messages and calls'],
  'communications.send': ['Send messages', 'Write to and call clients'],
  'communications.manage': ['Manage communications', 'Set up numbers and templates'],
  'emergency.response': ['Emergency response', 'Take emergency jobs outside working hours'],
  'system.admin': ['System administration', 'Administer the whole system'],
}

/** A permission for display (PERM-30). `id` is `jobs.edit.own`. */
export type DescribedPermission = {
  id: PermissionName
  name: string
  resource: string
  action: string
  description: string
  scope: 'business' | 'system'
  category: string
}

const described = (resource: Resource, action: string): DescribedPermission => {
  // CATALOGUE defines the actions of each resource.
  const id = `${resource}.${action}` as PermissionName
  const [name, description] = WORDS[id]
  const scope = id === 'system.admin' ? 'system' : 'business'
  return { id, name, resource, action, description, scope, category: CATEGORIES[resource] }
}

/** In the order of CATALOGUE (PERM-07, PERM-30). Only `system.admin` has system scope; all others belong to a business (PERM-21). */
export const DESCRIBED_PERMISSIONS: readonly DescribedPermission[] = (Object.keys(CATALOGUE) as Resource[]).flatMap(
  (resource) => CATALOGUE[resource].map((action) => described(resource, action)),
)

/** `Delete jobs` for `jobs.delete`. */
export const permissionLabel = (name: PermissionName): string => WORDS[name][0]

/** Keeps the order of the input. */
export const byCategory = <P extends { category: string }>(permissions: readonly P[]): [category: string, P[]][] => {
  const categories = [...new Set(permissions.map(({ category }) => category))]
  return categories.map((category) => [category, permissions.filter((each) => each.category === category)])
}
