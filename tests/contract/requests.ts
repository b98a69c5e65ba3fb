import type { Endpoint } from '@/contract/endpoint'
import { demoUser } from '@/domain/demo/demo'
import type { MockServer } from '@/mock-server'
import { ACCOUNT_CASES } from './account-cases'
import { BILLING_CASES } from './billing-cases'
import type { Case, Prepare } from './cases'
import { CATALOG_CASES } from './catalog-cases'
import { CLIENT_CASES } from './client-cases'
import { COMMUNICATION_CASES } from './communication-cases'
import { type AnyRequest, JOB_DRAFT, type Person } from './office'
import { PAYMENT_CASES } from './payment-cases'
import { PAYOUT_CASES } from './payout-cases'
import { PERMISSION_CASES } from './permission-cases'
import { PLAN_CASES } from './plan-cases'

const DATE = '2026-11-20'
const { email, password } = demoUser('owner')
const member = { employee_id: 'GV-900', first_name: 'Ida', last_name: 'Moss', role: 'technician', hourly_rate: 22.5 }

const goodRequests = (refreshToken: string, waiting: number, open: number): Record<string, AnyRequest> => ({
  'EP-001': { body: { email, password, business_subdomain: 'greenvalley' } },
  'EP-003': { body: { refresh_token: refreshToken } },
  'EP-004': { body: { refresh_token: 'long gone' } },
  'EP-024': {},
  'EP-044': { params: { type: 'revenue' }, query: { period: 'month' } },
  'EP-045': { query: { page: '1', per_page: '5', date: DATE } },
  'EP-046': { body: JOB_DRAFT },
  'EP-047': { params: { jobId: open } },
  'EP-048': { params: { jobId: open }, body: { title: 'Another title' } },
  'EP-049': { params: { jobId: open } },
  'EP-050': { params: { jobId: waiting }, query: { status: 'cancelled', notes: 'Rain' } },
  'EP-051': { params: { jobId: waiting }, query: { crew_id: '1', crew_member_ids: '1,2' } },
  'EP-052': { query: { active_only: 'true' } },
  'EP-053': { query: { type: 'daily' } },
  'EP-054': { body: { date: DATE } },
  'EP-055': { body: { date: DATE, crew_ids: [1] } },
  'EP-056': {},
  'EP-058': { params: { memberId: 2 } },
  'EP-060': { params: { memberId: 3 } },
  'EP-061': { params: { memberId: 2 }, query: { date: DATE } },
  'EP-062': { query: { date: DATE } },
  'EP-063': { body: { date: DATE, optimization_preferences: { minimize_travel: false } } },
  'EP-064': { query: { date: DATE, crew_id: '1' } },
  'EP-065': { params: { period: 'weekly' } },
})

/** Conflicts: a login that now belongs to someone else, and an edit based on an outdated name. */
const CREW_CASES: Record<string, Prepare> = {
  'EP-057': async () => ({
    good: { body: member },
    late: async () => ({ request: { body: { ...member, employee_id: 'GV-099', user_id: 4 } } }),
  }),
  'EP-059': async () => ({
    good: { params: { memberId: 2 }, body: { hourly_rate: 30 } },
    late: async () => ({
      request: { params: { memberId: 2 }, body: { first_name: 'Lou', was: { first_name: 'Ludwig' } } },
    }),
  }),
}

const CASES: Record<string, Prepare> = {
  ...ACCOUNT_CASES,
  ...BILLING_CASES,
  ...CATALOG_CASES,
  ...CLIENT_CASES,
  ...COMMUNICATION_CASES,
  ...CREW_CASES,
  ...PAYOUT_CASES,
  ...PAYMENT_CASES,
  ...PERMISSION_CASES,
  ...PLAN_CASES,
}

export const preparedFor = async ({ id }: Endpoint, server: MockServer, owner: Person): Promise<Case> => {
  const own = await CASES[id]?.(server, owner)
  if (own) return own
  const { jobs } = (await server.state()).tables
  const withStatus = (status: string) => jobs.find((each) => each.status === status)?.id ?? 0
  return { good: goodRequests(owner.refreshToken, withStatus('scheduled'), withStatus('assigned'))[id] ?? {} }
}
