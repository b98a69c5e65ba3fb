import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from '../../tests/fixtures/endpoints'
import { timeoutOf } from './endpoint'

const STATED = {
  'EP-001': 'POST /api/auth/login',
  'EP-002': 'POST /api/auth/register',
  'EP-003': 'POST /api/auth/refresh',
  'EP-004': 'POST /api/auth/logout',
  'EP-005': 'POST /track',
  'EP-006': 'POST /onboarding/api/v1/onboarding/start',
  'EP-007': 'POST /onboarding/api/v1/customers/:customerId/properties',
  'EP-008': 'POST /onboarding/api/v1/customers/:customerId/preferences',
  'EP-009': 'POST /onboarding/api/v1/customers/:customerId/complete-onboarding',
  'EP-010': 'GET /onboarding/api/v1/customers/:customerId/progress',
  'EP-011': 'POST /subscription/api/v1/subscriptions/create-checkout-session',
  'EP-012': 'GET /subscription/api/v1/subscriptions/current?customer_id',
  'EP-013': 'POST /subscription/api/v1/subscriptions/create-portal-session?customer_id&return_url',
  'EP-014': 'PUT /subscription/api/v1/subscriptions/change-plan',
  'EP-015': 'POST /subscription/api/v1/subscriptions/cancel',
  'EP-016': 'POST /subscription/api/v1/subscriptions/resume?customer_id',
  'EP-017': 'GET /subscription/api/v1/payment-methods?customer_id',
  'EP-018': 'POST /subscription/api/v1/payment-methods/add',
  'EP-019': 'PUT /subscription/api/v1/payment-methods/:paymentMethodId/set-default?customer_id',
  'EP-020': 'DELETE /subscription/api/v1/payment-methods/:paymentMethodId?customer_id',
  'EP-021': 'GET /subscription/api/v1/invoices?customer_id&limit&offset',
  'EP-022': 'GET /subscription/api/v1/invoices/:invoiceId?customer_id',
  'EP-023': 'GET /subscription/api/v1/invoices/:invoiceId/download?customer_id',
  'EP-024': 'GET /landscaping/businesses/:businessId/clients',
  'EP-025': 'GET /landscaping/businesses/:businessId/clients/:clientId',
  'EP-026': 'POST /landscaping/businesses/:businessId/clients',
  'EP-027': 'PUT /landscaping/businesses/:businessId/clients/:clientId',
  'EP-028': 'DELETE /landscaping/businesses/:businessId/clients/:clientId',
  'EP-029': 'POST /landscaping/businesses/:businessId/clients/:clientId/properties',
  'EP-030': 'PUT /landscaping/businesses/:businessId/properties/:propertyId',
  'EP-031': 'DELETE /landscaping/businesses/:businessId/properties/:propertyId',
  'EP-032': 'GET /landscaping/businesses/:businessId/service-categories',
  'EP-033': 'GET /landscaping/businesses/:businessId/services?category_id',
  'EP-034': 'POST /landscaping/businesses/:businessId/services',
  'EP-035': 'PUT /landscaping/businesses/:businessId/services/:serviceId',
  'EP-036': 'DELETE /landscaping/businesses/:businessId/services/:serviceId',
  'EP-037': 'GET /api/business/:businessId/clients',
  'EP-038': 'POST /api/business/:businessId/clients',
  'EP-039': 'PUT /api/business/:businessId/clients/:clientId',
  'EP-042': 'GET /api/business/:businessId/plans',
  'EP-043': 'POST /api/business/:businessId/plans',
  'EP-044': 'GET /api/business/:businessId/analytics/:type?period&on',
  'EP-040': 'GET /api/business/:businessId/services?category_id',
  'EP-041': 'POST /api/business/:businessId/services',
  'EP-045': 'GET /api/businesses/:businessId/jobs',
  'EP-046': 'POST /api/businesses/:businessId/jobs',
  'EP-047': 'GET /api/businesses/:businessId/jobs/:jobId',
  'EP-048': 'PUT /api/businesses/:businessId/jobs/:jobId',
  'EP-049': 'DELETE /api/businesses/:businessId/jobs/:jobId',
  'EP-050': 'POST /api/businesses/:businessId/jobs/:jobId/update-status?status&notes',
  'EP-051': 'POST /api/businesses/:businessId/jobs/:jobId/assign-crew?crew_id&crew_member_ids',
  'EP-052': 'GET /api/businesses/:businessId/crew?active_only',
  'EP-053': 'GET /api/businesses/:businessId/ai-insights?type',
  'EP-054': 'POST /api/businesses/:businessId/ai/auto-schedule',
  'EP-055': 'POST /api/businesses/:businessId/ai/optimize-routes',
  'EP-056': 'GET /api/businesses/:businessId/crew/members?active_only',
  'EP-057': 'POST /api/businesses/:businessId/crew/members',
  'EP-058': 'GET /api/businesses/:businessId/crew/members/:memberId',
  'EP-059': 'PUT /api/businesses/:businessId/crew/members/:memberId',
  'EP-060': 'DELETE /api/businesses/:businessId/crew/members/:memberId',
  'EP-061': 'GET /api/businesses/:businessId/crew/members/:memberId/availability?date',
  'EP-062': 'GET /api/businesses/:businessId/schedules?date',
  'EP-063': 'POST /api/businesses/:businessId/schedules/auto-schedule',
  'EP-064': 'GET /api/businesses/:businessId/schedules/optimize-routes?date&crew_id',
  'EP-065': 'GET /api/businesses/:businessId/schedules/insights/:period',
  'EP-065.weekly': 'GET /api/businesses/:businessId/schedules/insights',
  'EP-066': 'POST /payment/api/v1/connected-accounts',
  'EP-067': 'GET /payment/api/v1/connected-accounts/:accountId',
  'EP-068': 'GET /payment/api/v1/connected-accounts/business/:businessId',
  'EP-069': 'POST /payment/api/v1/connected-accounts/:accountId/onboarding-link?return_url&refresh_url',
  'EP-070': 'POST /payment/api/v1/connected-accounts/:accountId/refresh-status',
  'EP-071': 'POST /payment/api/v1/payments/create-intent',
  'EP-072': 'GET /payment/api/v1/payments/:paymentId',
  'EP-073': 'GET /payment/api/v1/payments/invoice/:invoiceId',
  'EP-074': 'GET /payment/api/v1/payments/customer/:customerId?skip&limit',
  'EP-075': 'POST /payment/api/v1/payments/invoice-payment-link',
  'EP-076': 'GET /payment/api/v1/payments/analytics/summary',
  'EP-077': 'POST /payment/api/v1/refunds',
  'EP-078': 'GET /payment/api/v1/refunds/:refundId',
  'EP-079': 'GET /payment/api/v1/refunds/payment/:paymentId',
  'EP-080': 'POST /payment/api/v1/payouts',
  'EP-081': 'GET /payment/api/v1/payouts/:payoutId',
  'EP-082': 'GET /payment/api/v1/payouts/customer/:clientId?skip&limit',
  'EP-083': 'POST /payment/api/v1/payouts/:payoutId/process',
  'EP-084': 'POST /payment/api/v1/payouts/:payoutId/cancel?reason',
  'EP-085': 'GET /payment/api/v1/payouts/analytics/summary',
  'EP-086': 'GET /communications/api/v1/phone-numbers/search?country&number_type&area_code',
  'EP-087': 'POST /communications/api/v1/phone-numbers',
  'EP-088': 'GET /communications/api/v1/phone-numbers/business/:businessId',
  'EP-089': 'PUT /communications/api/v1/phone-numbers/:numberId',
  'EP-090': 'POST /communications/api/v1/extensions',
  'EP-091': 'GET /communications/api/v1/extensions/phone-number/:numberId',
  'EP-092': 'PUT /communications/api/v1/extensions/:extensionId',
  'EP-093': 'DELETE /communications/api/v1/extensions/:extensionId',
  'EP-094': 'GET /communications/api/v1/communications?business_id&communication_type&direction&status&client_id&limit',
  'EP-095': 'GET /communications/api/v1/communications/:communicationId',
  'EP-096': 'POST /communications/api/v1/communications/sms',
  'EP-109.analytics': 'GET /communications/api/v1/analytics/business/:businessId',
  'EP-109.email': 'POST /communications/api/v1/communications/email',
}
const OWN = {
  'OWN-001': 'POST /api/auth/forgot-password',
  'OWN-002': 'POST /api/auth/reset-password',
  'OWN-003': 'GET /api/auth/invitations/:token',
  'OWN-004': 'POST /api/auth/invitations/:token/accept',
  'OWN-005': 'GET /api/auth/reset-password/:token',
  'OWN-006': 'POST /subscription/api/v1/subscriptions/pay?customer_id',
}
/** Calls of EP-111, whose paths the checklist leaves to us. */
const OUR_PATHS = {
  'EP-111.receipts.get': 'GET /payment/api/v1/receipts/:token',
  'EP-111.categories.create': 'POST /landscaping/businesses/:businessId/service-categories',
  'EP-111.categories.update': 'PUT /landscaping/businesses/:businessId/service-categories/:categoryId',
  'EP-111.categories.delete': 'DELETE /landscaping/businesses/:businessId/service-categories/:categoryId',
  'EP-111.products.list': 'GET /landscaping/businesses/:businessId/products',
  'EP-111.products.create': 'POST /landscaping/businesses/:businessId/products',
  'EP-111.products.update': 'PUT /landscaping/businesses/:businessId/products/:productId',
  'EP-111.products.delete': 'DELETE /landscaping/businesses/:businessId/products/:productId',
  'EP-111.packages.list': 'GET /landscaping/businesses/:businessId/packages',
  'EP-111.packages.create': 'POST /landscaping/businesses/:businessId/packages',
  'EP-111.packages.update': 'PUT /landscaping/businesses/:businessId/packages/:packageId',
  'EP-111.packages.delete': 'DELETE /landscaping/businesses/:businessId/packages/:packageId',
}
/** Permission administration, whose paths the documents leave to us (API-30, EP-110). */
const ADMINISTRATION = {
  'EP-110a': 'GET /api/businesses/:businessId/permissions',
  'EP-110b': 'GET /api/businesses/:businessId/roles',
  'EP-110c': 'POST /api/businesses/:businessId/roles',
  'EP-110d': 'PUT /api/businesses/:businessId/roles/:roleId',
  'EP-110e': 'DELETE /api/businesses/:businessId/roles/:roleId',
  'EP-110f': 'GET /api/businesses/:businessId/users',
  'EP-110g': 'POST /api/businesses/:businessId/users/invite',
  'EP-110h': 'PUT /api/businesses/:businessId/users/:userId/roles',
  'EP-110i': 'POST /api/businesses/:businessId/users/:userId/reset-password',
  'EP-110j': 'POST /api/businesses/:businessId/users/:userId/toggle-status?was',
  'EP-110k': 'GET /api/businesses/:businessId/invitations',
  'EP-110l': 'POST /api/businesses/:businessId/invitations/:invitationId/resend',
  'EP-110m': 'DELETE /api/businesses/:businessId/invitations/:invitationId',
}
const FILTERED: Record<string, string> = { 'EP-045': '?page&per_page&status&date&first_day&last_day&search&client_id' }
const ADDED: Record<string, string> = { 'EP-050': '&photos&signature&done_at&time_zone' }

const queryNames = (query: unknown): string =>
  v.is(v.object({ entries: v.record(v.string(), v.unknown()) }), query)
    ? `?${Object.keys(query.entries).join('&')}`
    : ''

describe('the contract', () => {
  it('has every call by one id', () => {
    const ids = ENDPOINTS.map(({ id }) => id)
    expect([...new Set(ids)]).toEqual(ids)
  })

  it('has every call under one method and path', () => {
    const calls = ENDPOINTS.map(({ method, path }) => `${method} ${path}`)
    expect([...new Set(calls)]).toEqual(calls)
  })

  it('has the stated calls where the documents put them (API-01 to API-17 to API-23)', () => {
    expect(
      Object.fromEntries(ENDPOINTS.map(({ id, method, path, query }) => [id, `${method} ${path}${queryNames(query)}`])),
    ).toEqual(
      Object.fromEntries(
        Object.entries({ ...STATED, ...ADMINISTRATION, ...OWN, ...OUR_PATHS }).map(([id, call]) => [
          id,
          call + (FILTERED[id] ?? ADDED[id] ?? ''),
        ]),
      ),
    )
  })

  it('sends the token everywhere but to auth and error tracking (API-36)', () => {
    expect(ENDPOINTS.filter(({ bearer }) => !bearer).map(({ id }) => id)).toEqual([
      'EP-001',
      'EP-002',
      'EP-003',
      'EP-004',
      'EP-005',
      'EP-111.receipts.get',
      ...Object.keys(OWN).filter((id) => id !== 'OWN-006'),
    ])
  })

  it('waits 10 s for onboarding and subscription, 30 s for everything else (API-37)', () => {
    const services = ENDPOINTS.filter((endpoint) => timeoutOf(endpoint) === 10_000).map(({ service }) => service)
    expect([[...new Set(services)].sort(), [...new Set(ENDPOINTS.map(timeoutOf))].sort()]).toEqual([
      ['onboarding', 'subscription'],
      [10_000, 30_000],
    ])
  })

  it('marks what only older clients call (X-47)', () => {
    expect(ENDPOINTS.filter(({ deprecated }) => deprecated).map(({ id }) => id)).toEqual([
      'EP-037',
      'EP-038',
      'EP-039',
      'EP-040',
      'EP-041',
      'EP-052',
      'EP-053',
      'EP-054',
      'EP-055',
    ])
  })

  it('makes no reading call repeatable under a key, as there is nothing to repeat', () => {
    expect(ENDPOINTS.filter(({ method, idempotent }) => method === 'GET' && idempotent)).toEqual([])
  })
})
