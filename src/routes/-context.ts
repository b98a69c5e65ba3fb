import type { QueryClient } from '@tanstack/react-query'
import type { MovableClock } from '@/domain/clock'
import type { Day } from '@/domain/field'
import type { Environment } from '@/domain/flags/registry'
import type { SecretHandle } from '@/domain/password'
import type { User } from '@/domain/user'
import type { Flow, FlowDefinition, FlowQuarantine, Flows } from '@/events/flow'
import type { authSessionMachine } from '@/machines/auth-session/machine'
import type { SessionSnapshot } from '@/machines/auth-session/selectors'
import type { cardSetupMachine } from '@/machines/card-setup/machine'
import type { checkoutMachine } from '@/machines/checkout/machine'
import type { JobInput, KnownJob } from '@/machines/job-lifecycle/context'
import type { jobLifecycleMachine } from '@/machines/job-lifecycle/machine'
import type { onboardingMachine } from '@/machines/onboarding/machine'
import type { subscriptionMachine } from '@/machines/subscription/machine'
import type { AccountService } from '@/services/accounts/account-service'
import type { NewUser, SignInForm } from '@/services/auth/forms'
import type { BillingService } from '@/services/billing/billing-service'
import type { CardProvider } from '@/services/cards/card-provider'
import type { FlagStore } from '@/services/flags/flag-store'
import type { GraphQL } from '@/services/graphql/graphql'
import type { Http } from '@/services/http/http'
import type { AutoScheduleRun } from '@/services/jobs/auto-schedule'

/** The session as routes use it. */
export type SessionAccess = {
  flow: Flow<typeof authSessionMachine>
  /** Resolves once it is known whether somebody is signed in. */
  decided(): Promise<SessionSnapshot>
  /** Who is signed in now; null when nobody is, or when that is not known yet. */
  user(): User | null
  signIn(form: SignInForm): void
  register(user: NewUser): void
  clearFailure(): void
  signOut(): void
}

export type JobFlow = Flow<typeof jobLifecycleMachine>

/** The lives of jobs that this tab has in hand. */
export type JobFlows = {
  /** The flow of a job, told how the job stands now. */
  of(job: KnownJob, actor: JobInput['actor']): JobFlow
  /** A flow for a job that is to be made. */
  draft(key: string, actor: JobInput['actor']): JobFlow
  /** All of them; the list is replaced when one is added. */
  all(): readonly JobFlow[]
  /** Tells of every change in any of them. */
  subscribe(listener: () => void): () => void
  /** Counts the changes, so that a screen can tell whether it has seen the latest. */
  version(): number
}

/** Writes that are no step of one job's life. `key` is the intent's id. */
export type JobService = {
  remove(businessId: number, jobId: number, key: string): Promise<void>
  autoSchedule(businessId: number, day: Day, key: string): Promise<AutoScheduleRun>
  /** Takes facts of any records back together. */
  undo(positions: number[], key: string): Promise<void>
}

/**
 * The flows of signed-in pages beside those of jobs. Their keys end in the person's own part (`personKey`), so that nobody goes on with
 * what another began in this browser.
 */
export type WorkspaceFlows = Flows<{
  onboarding: FlowDefinition<typeof onboardingMachine>
  checkout: FlowDefinition<typeof checkoutMachine>
  subscription: FlowDefinition<typeof subscriptionMachine>
  'card-setup': FlowDefinition<typeof cardSetupMachine>
}>

/** What signed-in pages work with. It loads with the first of them, so that the sign-in page stays light. */
export type Workspace = {
  queryClient: QueryClient
  http: Http
  graphql: () => Promise<GraphQL>
  flows: WorkspaceFlows
  /** The key of this person's flow about something: `cus_1.by-1`. */
  personKey(subject: string): string
  jobFlows: JobFlows
  jobs: JobService
  billing: BillingService
  /** Whoever takes cards in; loads when it is asked for. */
  cardProvider: () => Promise<CardProvider>
  /** Keeps a secret in memory and gives the handle that may stand in an event. */
  keepSecret(secret: string): SecretHandle
  /** Tells this person's other tabs that data has changed. */
  announceChange(): void
  /** Streams that were put aside because they could not be followed. */
  quarantined(): Promise<FlowQuarantine[]>
  exportStream(stream: string): Promise<string>
  /** Whether events are kept on disk or, for want of one, in memory. */
  storage: 'indexeddb' | 'memory'
  /** Forgets what was loaded and lets the flows rest: it is one person's workspace, and ends with their session. */
  close(): Promise<void>
}

/** What every route is given. */
export type RouterContext = {
  session: SessionAccess
  flags: FlagStore
  clock: MovableClock
  environment: Environment
  /** Whether it is to be said that some services answer with sample data (NAV-10, NAV-11). */
  demoNotice: { isDue(): boolean; dismiss(): void }
  /** Writes to the log what is odd but not wrong. */
  warn: (message: string) => void
  /** A new id for an intent; it becomes the idempotency key. */
  newId: () => string
  /** The calls of those who are not signed in; they load with the first page that asks. */
  accounts: () => Promise<AccountService>
  workspace: () => Promise<Workspace>
  /** The whole flow log of this browser as text, for a report. */
  exportLog: () => Promise<string>
}
