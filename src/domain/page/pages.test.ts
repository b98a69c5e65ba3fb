import { describe, expect, it } from 'vitest'
import { PAGES, type Page } from './pages'

const pages: Page[] = Object.values(PAGES)

it('are listed in the order of the menu, at the stated paths (NAV-02, NAV-03)', () => {
  expect(pages.map(({ title, path }) => `${title} ${path}`)).toEqual([
    'Overview /dashboard',
    'My Day /dashboard/my-day',
    'Clients /dashboard/clients',
    'Properties /dashboard/properties',
    'Jobs /dashboard/jobs',
    'Crew /dashboard/crew',
    'Map View /dashboard/map',
    'Communications /dashboard/communications',
    'Estimates /dashboard/estimates',
    'Invoicing /dashboard/invoicing',
    'Payouts /dashboard/payouts',
    'Chemicals /dashboard/chemicals',
    'Catalog /dashboard/catalog',
    'Service Plans /dashboard/service-plans',
    'AI Scheduling /dashboard/scheduling',
    'Predictive AI /dashboard/predictive',
    'Subscription /dashboard/subscription',
    'Billing /dashboard/billing',
    'Analytics /dashboard/analytics',
    'Permissions /dashboard/permissions',
    'Account /dashboard/account',
    'Settings /dashboard/settings',
  ])
})

describe('their guards', () => {
  it('are the stated ones (GUARD-06 to GUARD-12, X-02)', () => {
    expect(
      Object.fromEntries(
        pages.map(({ path, permission, flag }) => [
          path.replace(/^\/dashboard\/?/, '') || 'overview',
          [permission ?? 'sign-in', ...(flag ? [`flag ${flag}`] : [])].join(' + '),
        ]),
      ),
    ).toEqual({
      overview: 'sign-in',
      'my-day': 'sign-in',
      clients: 'clients.manage',
      properties: 'clients.manage',
      jobs: 'sign-in',
      crew: 'jobs.view.all',
      map: 'sign-in',
      communications: 'communications.view + flag communications',
      estimates: 'billing.manage',
      invoicing: 'billing.manage',
      payouts: 'billing.manage + flag payouts',
      chemicals: 'services.manage',
      catalog: 'services.manage',
      'service-plans': 'services.manage',
      scheduling: 'sign-in',
      predictive: 'reports.view + flag ai_predictions',
      subscription: 'sign-in',
      billing: 'billing.manage',
      analytics: 'reports.view',
      permissions: 'roles.manage',
      account: 'sign-in',
      settings: 'sign-in',
    })
  })
})
