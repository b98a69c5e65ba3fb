import { ENVIRONMENTS, type Environment } from '@/domain/flags/registry'

/** The build's settings, read once. */
export type Env = {
  environment: Environment
  /** Base of the real API without a trailing slash; empty when this page's own origin answers. */
  apiUrl: string
  /** Where the remote flag map is; empty for none. */
  flagsUrl: string
  /** The provider's own production hosts (FLAG-08). */
  productionHosts: readonly string[]
}

const environmentOf = (name: string | undefined): Environment =>
  ENVIRONMENTS.find((environment) => environment === name) ?? 'demo'

/** Reads Vite's environment; an unknown environment name counts as `demo`. */
export const readEnv = (vars: ImportMetaEnv): Env => ({
  environment: environmentOf(vars.VITE_ENVIRONMENT),
  apiUrl: (vars.VITE_API_URL ?? '').replace(/\/+$/, ''),
  flagsUrl: vars.VITE_FLAGS_URL ?? '',
  productionHosts: (vars.VITE_PRODUCTION_HOSTS ?? '').split(/[\s,]+/).filter(Boolean),
})
