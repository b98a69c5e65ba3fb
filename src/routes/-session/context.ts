import type { ClientPayments } from '@/app/areas/client-payments'
import type { Workspace } from '@/app/areas/workspace'
import type { User } from '@/domain/account/user'
import type { Environment } from '@/domain/flags/registry'
import type { Failure } from '@/domain/record/failure'
import type { MovableClock } from '@/domain/time/clock'
import type { Watched } from '@/events/flow'
import type { Degradation } from '@/events/log'
import type { SessionSnapshot } from '@/machines/auth-session/selectors'
import type { AccountService } from '@/services/account/account-service'
import type { NewUser, SignInForm } from '@/services/auth/forms'
import type { ClientPageService } from '@/services/client-page/client-page-service'
import type { FlagStore } from '@/services/flags/flag-store'

export type { Workspace }

/** The session as routes use it. */
export type SessionAccess = {
  flow: Watched<SessionSnapshot>
  /** False for a stranger, for whom no session has been started: they have no token. */
  mayBeIn(): boolean
  /** Resolves once it is known whether someone is signed in; starts nothing for a stranger. */
  whenReady(): Promise<void>
  /** The same, with the session started. */
  decided(): Promise<SessionSnapshot>
  /** The person who is signed in now; null when no one is, or when that is not known yet. */
  user(): User | null
  signIn(form: SignInForm): void
  register(user: NewUser): void
  /** Why the last sign-in or registration failed, also for want of its code; null once it is cleared. `flow` reports each change. */
  failure(): Failure | null
  clearFailure(): void
  signOut(): void
}

/**
 * What went wrong with a log of this browser: `flows` holds what a person has in progress, `facts` the business's data. Either it
 * continues in memory, or it is `unreadable`: some of its entries can't be read and are left out.
 */
export type StorageTrouble = {
  log: 'flows' | 'facts'
  /** `lent`: the browser refuses some of its storage, not the log. */
  kind: Degradation['kind'] | 'unreadable' | 'lent'
}

/** What this browser stores of the app, and what went wrong with it. */
export type StorageAccess = {
  /** All troubles so far, each once. The list is replaced when one is added. */
  troubles(): readonly StorageTrouble[]
  subscribe(listener: () => void): () => void
  /** A log as the text of a file, without secrets: of the flows only what this person did. */
  exportLog(log: StorageTrouble['log']): Promise<string>
}

/** What every route is given. */
export type RouterContext = {
  session: SessionAccess
  /** What someone who signs in is about to need: `fetch` has its files fetched and the back end ready, `load` runs them as well. */
  ahead: { fetch(): void; load(): void }
  flags: FlagStore
  clock: MovableClock
  environment: Environment
  /** Whether to say that some services answer with sample data (NAV-10, NAV-11). */
  demoNotice: { isDue(): boolean; dismiss(): void }
  /** Writes to the log what is odd but not wrong. */
  warn: (message: string) => void
  /** A new id for an intent; it becomes the idempotency key. */
  newId: () => string
  /** The calls of those who are not signed in; they load with the first page that asks. */
  accounts: () => Promise<AccountService>
  /** The calls of a client's own page, whose link says who they are. */
  clientPages: () => Promise<ClientPageService>
  /** How an invoice is paid on that page; it loads when one is open. */
  clientPayments: () => Promise<ClientPayments>
  /** What signed-in pages work with. It loads with the first of them, so that the sign-in page stays light. */
  workspace: () => Promise<Workspace>
  storage: StorageAccess
}
