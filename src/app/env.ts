import { ENVIRONMENTS, type Environment } from '@/domain/flags/registry'

export type Env = {
  environment: Environment
  /** Base of the real API without a trailing slash; empty to use this page's origin. */
  apiUrl: string
  flagsUrl: string
  /** Error report endpoint without a trailing slash; empty for this page's origin (NAV-09). */
  trackingUrl: string
  stripeKey: string
  /** Production hosts of the provider (FLAG-08). */
  productionHosts: readonly string[]
}

const environmentOf = (name: string | undefined): Environment =>
  ENVIRONMENTS.find((environment) => environment === name) ?? 'demo'

const origin = (url: string | undefined): string => (url ?? '').replace(/\/+$/, '')

/** An unknown environment name counts as `demo`. */
export const readEnv = (vars: ImportMetaEnv): Env => ({
  environment: environmentOf(vars.VITE_ENVIRONMENT),
  apiUrl: origin(vars.VITE_API_URL),
  trackingUrl: origin(vars.VITE_TRACKING_URL),
  stripeKey: vars.VITE_STRIPE_PUBLISHABLE_KEY ?? '',
  flagsUrl: vars.VITE_FLAGS_URL ?? '',
  productionHosts: (vars.VITE_PRODUCTION_HOSTS ?? '').split(/[\s,]+/).filter(Boolean),
})
