import { CATALOGUE, PERMISSION_NAMES, type PermissionName, type Resource } from './catalogue'
import type { Permission } from './role'

export const permissionFrom = (name: PermissionName): Permission => {
  const dot = name.indexOf('.')
  return { name, resource: name.slice(0, dot), action: name.slice(dot + 1) }
}

const group = (resource: Resource): PermissionName[] =>
  CATALOGUE[resource].map((action) => `${resource}.${action}` as PermissionName)

export type SystemRole = { name: string; description: string; permissions: readonly PermissionName[] }

/**
 * The default roles of every business (PERM-22 to PERM-25). Those that the documents describe follow them exactly; Crew Leader, Billing
 * Specialist and Property Owner are only named there, and hold what those people need.
 */
export const SYSTEM_ROLES = {
  business_owner: {
    name: 'Business Owner',
    description: 'Everything in the business',
    permissions: PERMISSION_NAMES,
  },
  office_manager: {
    name: 'Office Manager',
    description: 'Clients, services and jobs',
    permissions: [
      ...group('clients'),
      ...group('services'),
      ...group('jobs'),
      'ai.view',
      'billing.view',
      'reports.view',
    ],
  },
  field_technician: {
    name: 'Field Technician',
    description: 'Own jobs in the field',
    permissions: [
      'clients.view',
      'clients.view.details',
      'clients.view.history',
      'services.view',
      'jobs.view.own',
      'jobs.view.details',
      'jobs.edit.own',
      'jobs.complete',
      'ai.view.predictions',
      'ai.view.recommendations',
      'inventory.view',
    ],
  },
  crew_leader: {
    name: 'Crew Leader',
    description: 'All jobs of the day and who does them',
    permissions: [
      'clients.view',
      'clients.view.details',
      'clients.view.history',
      'services.view',
      'jobs.view.own',
      'jobs.view.all',
      'jobs.view.details',
      'jobs.edit.own',
      'jobs.edit.all',
      'jobs.assign',
      'jobs.reassign',
      'jobs.complete',
      'inventory.view',
      'inventory.track',
    ],
  },
  billing_specialist: {
    name: 'Billing Specialist',
    description: 'Estimates, invoices and payments',
    permissions: [
      'clients.view',
      'clients.view.details',
      'clients.view.financial',
      ...group('billing'),
      'reports.view',
    ],
  },
  property_owner: {
    name: 'Property Owner',
    description: 'Own properties and the work done there',
    permissions: ['jobs.view.own', 'jobs.view.details', 'services.view'],
  },
} as const satisfies Record<string, SystemRole>

export type SystemRoleKey = keyof typeof SYSTEM_ROLES
