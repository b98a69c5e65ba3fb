import { createExtension } from '@/contract/communications/numbers'
import type { Prepare } from './cases'

export const NUMBER_DRAFT = { business_id: 1, phone_number: '+17375550165', friendly_name: 'Sales' }
export const EXTENSION_DRAFT = { phone_number_id: 1, extension: '200', label: 'Billing', user_id: null }

const TEXT = { business_id: 1, from_number: '+15125550100', to_number: '+15125550777', body: 'At nine' }
const MAIL = { business_id: 1, to_email: 'ann@nowhere.example', subject: 'Friday', body: 'At nine' }

export const COMMUNICATION_CASES: Record<string, Prepare> = {
  'EP-086': async () => ({ good: { query: { area_code: '512' } } }),
  'EP-087': async () => ({
    good: { body: NUMBER_DRAFT },
    late: async () => ({ request: { body: NUMBER_DRAFT } }),
  }),
  'EP-088': async () => ({ good: {} }),
  'EP-089': async () => ({
    good: { params: { numberId: 1 }, body: { friendly_name: 'Office' } },
    missing: { params: { numberId: 987_654 }, body: { friendly_name: 'Office' } },
    late: async () => ({
      request: { params: { numberId: 1 }, body: { friendly_name: 'Mine', was: { friendly_name: 'Theirs' } } },
    }),
  }),
  'EP-090': async () => ({ good: { body: EXTENSION_DRAFT } }),
  'EP-091': async () => ({ good: { params: { numberId: 1 } }, missing: { params: { numberId: 987_654 } } }),
  'EP-092': async () => ({
    good: { params: { extensionId: 1 }, body: { label: 'Front desk' } },
    missing: { params: { extensionId: 987_654 }, body: { label: 'Front desk' } },
    late: async () => ({ request: { params: { extensionId: 1 }, body: { label: 'Mine', was: { label: 'Theirs' } } } }),
  }),
  'EP-094': async () => ({
    good: { query: { business_id: 1 } },
    missing: { query: { business_id: 1, client_id: 987_654 } },
  }),
  'EP-095': async () => ({
    good: { params: { communicationId: 1 } },
    missing: { params: { communicationId: 987_654 } },
  }),
  'EP-096': async () => ({
    good: { body: TEXT },
    late: async () => ({ request: { body: { ...TEXT, to_number: TEXT.from_number } } }),
  }),
  'EP-109.email': async () => ({
    good: { body: MAIL },
    late: async () => ({ request: { body: { ...MAIL, subject: ' ' } } }),
  }),
  'EP-109.analytics': async () => ({ good: {} }),
  'EP-093': async (_server, owner) => {
    const { extension } = await owner.ask(createExtension, { body: EXTENSION_DRAFT })
    return { good: { params: { extensionId: extension.id } }, missing: { params: { extensionId: 987_654 } } }
  },
}
