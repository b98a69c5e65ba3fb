import type { FlagKey } from '../flags/registry'
import type { Requirement } from '../permissions/catalogue'

/** Named for their shape; the shell draws them. */
export type PageIcon =
  | 'overview'
  | 'my_day'
  | 'clients'
  | 'properties'
  | 'jobs'
  | 'crew'
  | 'map'
  | 'communications'
  | 'estimates'
  | 'invoicing'
  | 'payouts'
  | 'chemicals'
  | 'catalog'
  | 'plans'
  | 'scheduling'
  | 'predictive'
  | 'subscription'
  | 'billing'
  | 'analytics'
  | 'permissions'
  | 'account'
  | 'settings'

type Entry = {
  path: string
  title: string
  icon: PageIcon
  /** Sign-in alone is enough when absent. */
  permission?: Requirement
  /** When disabled, the page is hidden in production and redirects to the overview (GUARD-13). */
  flag?: FlagKey
  /** The menu omits pages without a screen. */
  built: boolean
}

/** In menu order. */
export const PAGES = {
  overview: { path: '/dashboard', title: 'Overview', icon: 'overview', built: true },
  my_day: { path: '/dashboard/my-day', title: 'My Day', icon: 'my_day', built: true },
  clients: {
    path: '/dashboard/clients',
    title: 'Clients',
    icon: 'clients',
    permission: 'clients.manage',
    built: true,
  },
  properties: {
    path: '/dashboard/properties',
    title: 'Properties',
    icon: 'properties',
    permission: 'clients.manage',
    built: true,
  },
  jobs: { path: '/dashboard/jobs', title: 'Jobs', icon: 'jobs', built: true },
  crew: { path: '/dashboard/crew', title: 'Crew', icon: 'crew', permission: 'jobs.view.all', built: true },
  map: { path: '/dashboard/map', title: 'Map View', icon: 'map', built: true },
  communications: {
    path: '/dashboard/communications',
    title: 'Communications',
    icon: 'communications',
    permission: 'communications.view',
    flag: 'communications',
    built: true,
  },
  estimates: {
    path: '/dashboard/estimates',
    title: 'Estimates',
    icon: 'estimates',
    permission: 'billing.manage',
    built: true,
  },
  invoicing: {
    path: '/dashboard/invoicing',
    title: 'Invoicing',
    icon: 'invoicing',
    permission: 'billing.manage',
    built: true,
  },
  payouts: {
    path: '/dashboard/payouts',
    title: 'Payouts',
    icon: 'payouts',
    permission: 'billing.manage',
    flag: 'payouts',
    built: true,
  },
  chemicals: {
    path: '/dashboard/chemicals',
    title: 'Chemicals',
    icon: 'chemicals',
    permission: 'services.manage',
    built: true,
  },
  catalog: {
    path: '/dashboard/catalog',
    title: 'Catalog',
    icon: 'catalog',
    permission: 'services.manage',
    built: true,
  },
  plans: {
    path: '/dashboard/service-plans',
    title: 'Service Plans',
    icon: 'plans',
    permission: 'services.manage',
    built: true,
  },
  scheduling: { path: '/dashboard/scheduling', title: 'AI Scheduling', icon: 'scheduling', built: true },
  predictive: {
    path: '/dashboard/predictive',
    title: 'Predictive AI',
    icon: 'predictive',
    permission: 'reports.view',
    flag: 'ai_predictions',
    built: true,
  },
  subscription: { path: '/dashboard/subscription', title: 'Subscription', icon: 'subscription', built: true },
  billing: {
    path: '/dashboard/billing',
    title: 'Billing',
    icon: 'billing',
    permission: 'billing.manage',
    built: true,
  },
  analytics: {
    path: '/dashboard/analytics',
    title: 'Analytics',
    icon: 'analytics',
    permission: 'reports.view',
    built: true,
  },
  permissions: {
    path: '/dashboard/permissions',
    title: 'Permissions',
    icon: 'permissions',
    permission: 'roles.manage',
    built: true,
  },
  account: { path: '/dashboard/account', title: 'Account', icon: 'account', built: true },
  settings: { path: '/dashboard/settings', title: 'Settings', icon: 'settings', built: true },
} as const satisfies Record<string, Entry>

export type PageKey = keyof typeof PAGES

/** Read by both router and menu (NAV-02, NAV-03, GUARD-06 to GUARD-12). */
export type Page = Omit<Entry, 'path'> & { path: (typeof PAGES)[PageKey]['path'] }
