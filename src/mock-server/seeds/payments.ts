import type { AccountRow } from '@/domain/payment/connected-account'
import { GREEN_VALLEY } from './staff'

/** The first business takes cards; every other one has still to connect. */
export const CONNECTED_ACCOUNTS: readonly AccountRow[] = [
  {
    id: 1,
    business_id: GREEN_VALLEY,
    business_name: 'Green Valley Landscaping',
    business_type: 'company',
    status: 'active',
    requirements: [],
    created_at: '2025-02-03T16:20:00.000Z',
    submitted_at: '2025-02-03T16:32:00.000Z',
    onboarding_token: null,
    return_url: '',
    refresh_url: '',
    user_id: 1,
  },
]
