import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { timeoutOf } from './endpoint'
import { ENDPOINTS } from './index'

/** The checklist's appendix: method and path of every call the app has, with their parameters as we name them. */
const STATED = {
  'EP-001': 'POST /api/auth/login',
  'EP-003': 'POST /api/auth/refresh',
  'EP-004': 'POST /api/auth/logout',
  'EP-024': 'GET /landscaping/businesses/:businessId/clients',
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
}
/** What the documents leave to each list: its filters. */
const FILTERED = { 'EP-045': '?page&per_page&status&date&search' }

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

  it('has the stated calls where the documents put them (API-01, API-12, API-18 to API-23)', () => {
    expect(
      Object.fromEntries(ENDPOINTS.map(({ id, method, path, query }) => [id, `${method} ${path}${queryNames(query)}`])),
    ).toEqual(
      Object.fromEntries(
        Object.entries(STATED).map(([id, call]) => [id, id in FILTERED ? call + FILTERED['EP-045'] : call]),
      ),
    )
  })

  it('sends the token everywhere but to auth (API-36)', () => {
    expect(ENDPOINTS.filter(({ bearer }) => !bearer).map(({ id }) => id)).toEqual(['EP-001', 'EP-003', 'EP-004'])
  })

  it('waits 30 s for each (API-37)', () => {
    expect([...new Set(ENDPOINTS.map(timeoutOf))]).toEqual([30_000])
  })

  it('marks what only older clients call (X-47)', () => {
    expect(ENDPOINTS.filter(({ deprecated }) => deprecated).map(({ id }) => id)).toEqual([
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
