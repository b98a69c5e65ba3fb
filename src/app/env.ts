import { ENVIRONMENTS, type Environment } from '@/domain/flags/registry'

/** The build's settings, read once. */
export type Env = {
  environment: Environment
  /** Base of the real API without a trailing slash; empty when this page's own origin answers. */
  apiUrl: string
  /** Where the remote flag map is; empty for none. */
  flagsUrl: string
  /** Where error reports go, without a trailing slash; empty for this page's own origin (NAV-09). */
  trackingUrl: string
  /** The card provider's public key; empty for the embedded test provider. */
  stripeKey: string
  /** The provider's own production hosts (FLAG-08). */
  productionHosts: readonly string[]
}

const environmentOf = (name: string | undefined): Environment =>
  ENVIRONMENTS.find((environment) => environment === name) ?? 'demo'

const origin = (url: string | undefined): string => (url ?? '').replace(/\/+$/, '')

/** Reads Vite's environment; an unknown environment name counts as `demo`. */
export const readEnv = (vars: ImportMetaEnv): Env => ({
  environment: environmentOf(vars.VITE_ENVIRONMENT),
  apiUrl: origin(vars.VITE_API_URL),
  trackingUrl: origin(vars.VITE_TRACKING_URL),
  stripeKey: vars.VITE_STRIPE_PUBLISHABLE_KEY ?? '',
  flagsUrl: vars.VITE_FLAGS_URL ?? '',
  productionHosts: (vars.VITE_PRODUCTION_HOSTS ?? '').split(/[\s,]+/).filter(Boolean),
})
