import type { FlagKey } from '@/domain/flags/registry'
import type { RouterContext } from '@/routes/-session/context'

/** Services whose real back end may not exist yet (NAV-11). */
const SERVICES = [
  'real_customer',
  'real_landscaping',
  'real_scheduling',
  'real_communications',
  'real_payments',
  'real_subscription',
] as const satisfies readonly FlagKey[]

const KEY = 'demo_notice_dismissed'

type Deps = {
  onProductionHost: boolean
  isReal(flag: FlagKey): boolean
  storage: Storage
}

/** NAV-11 */
export const createDemoNotice = ({ onProductionHost, isReal, storage }: Deps): RouterContext['demoNotice'] => ({
  isDue: () => onProductionHost && !SERVICES.every(isReal) && storage.getItem(KEY) === null,
  dismiss: () => storage.setItem(KEY, '1'),
})
