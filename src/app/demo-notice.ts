import type { FlagKey } from '@/domain/flags/registry'
import type { RouterContext } from '@/routes/-session/context'

/** The services whose real back end may not be there yet (NAV-11). */
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
  /** The browser session's. */
  storage: Storage
}

/** The notice of production hosts: shown while a service is not real, until it is dismissed for the session (NAV-11). */
export const createDemoNotice = ({ onProductionHost, isReal, storage }: Deps): RouterContext['demoNotice'] => ({
  isDue: () => onProductionHost && !SERVICES.every(isReal) && storage.getItem(KEY) === null,
  dismiss: () => storage.setItem(KEY, '1'),
})
