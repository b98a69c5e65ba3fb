/** The permission catalogue: resource to actions (PERM-16 to PERM-21). */
export const CATALOGUE = {
  clients: [
    'view',
    'view.details',
    'view.financial',
    'view.history',
    'create',
    'edit',
    'edit.properties',
    'edit.preferences',
    'delete',
    'export',
  ],
  services: ['view', 'view.pricing', 'create', 'edit', 'edit.pricing', 'delete', 'schedule', 'cancel'],
  jobs: [
    'view.own',
    'view.all',
    'view.details',
    'create',
    'edit.own',
    'edit.all',
    'assign',
    'reassign',
    'delete',
    'complete',
  ],
  ai: ['view', 'view.predictions', 'view.recommendations', 'schedule', 'optimize.routes'],
  billing: ['view', 'create', 'edit', 'process', 'reports'],
  inventory: ['view', 'manage', 'track'],
  reports: ['view', 'create', 'export'],
  users: ['view', 'create', 'edit', 'delete', 'manage.roles'],
  roles: ['view', 'create', 'edit', 'delete'],
  settings: ['view', 'edit', 'integrations', 'backup'],
  communications: ['view', 'send', 'manage'],
  emergency: ['response'],
  system: ['admin'],
} as const satisfies Record<string, readonly string[]>

export type Resource = keyof typeof CATALOGUE
type NamesOf<R extends Resource> = `${R}.${(typeof CATALOGUE)[R][number]}`
/** A permission name: `jobs.edit.own`. */
export type PermissionName = { [R in Resource]: NamesOf<R> }[Resource]
/** `clients.manage` is met by any write action of the resource. `inventory.manage` is a plain permission. */
export type UmbrellaName = 'clients.manage' | 'services.manage' | 'billing.manage' | 'roles.manage'
export type Requirement = PermissionName | UmbrellaName

/** In the order of CATALOGUE. */
export const PERMISSION_NAMES = Object.entries(CATALOGUE).flatMap(([resource, actions]) =>
  actions.map((action) => `${resource}.${action}` as PermissionName),
)

const WRITE_ACTIONS = ['create', 'edit', 'delete', 'process']

/** The resource's create, edit, delete and process actions. */
export const umbrellaMembers = (umbrella: UmbrellaName): PermissionName[] => {
  const resource = umbrella.slice(0, -'.manage'.length)
  return PERMISSION_NAMES.filter((name) => WRITE_ACTIONS.some((action) => name === `${resource}.${action}`))
}

const UMBRELLAS: readonly string[] = ['clients.manage', 'services.manage', 'billing.manage', 'roles.manage']

export const isUmbrella = (name: string): name is UmbrellaName => UMBRELLAS.includes(name)

const ALIASES: Record<string, PermissionName> = { view_reports: 'reports.view', manage_settings: 'settings.edit' }

/** Maps the legacy name of a permission to the one in CATALOGUE. */
export const canonicalName = (name: string): string => ALIASES[name] ?? name
