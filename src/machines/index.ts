import { authSessionMachine } from './auth-session/machine'
import { authSessionModel } from './auth-session/model'
import { jobLifecycleMachine } from './job-lifecycle/machine'
import { jobLifecycleModel } from './job-lifecycle/model'
import type { CatalogueEntry } from './model'

/** Every flow of the app. Being listed here is what puts a machine under the crash, lint, path and coverage tests. */
export const MACHINES: readonly CatalogueEntry[] = [
  { name: 'auth-session', machine: authSessionMachine, model: authSessionModel },
  { name: 'job-lifecycle', machine: jobLifecycleMachine, model: jobLifecycleModel },
]
