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
import type { HandsetService } from '@/services/communications/handset-service'
import type { UnsubscribeService } from '@/services/communications/unsubscribe-service'
import type { FlagStore } from '@/services/flags/flag-store'

export type { Workspace }

export type SessionAccess = {
  flow: Watched<SessionSnapshot>
  /** False for a visitor without a token, for whom no session was started. */
  mayBeIn(): boolean
  /** Resolves once it is known whether someone is signed in; starts no session for a visitor without a token. */
  whenReady(): Promise<void>
  decided(): Promise<SessionSnapshot>
  /** Null when no one is signed in, or when that is not known yet. */
  user(): User | null
  signIn(form: SignInForm): void
  register(user: NewUser): void
  /** The failure of the last sign-in or registration, including code that failed to load; null once cleared. `flow` reports each change. */
  failure(): Failure | null
  clearFailure(): void
  signOut(): void
}

/**
 * A problem with a log of this browser: `flows` holds a person's work in progress, `facts` the business's data. Either the log continues in
 * memory, or it is `unreadable`: some entries can't be read and are left out.
 */
export type StorageTrouble = {
  log: 'flows' | 'facts'
  /** `lent`: the browser refuses one of its storages, not the log. */
  kind: Degradation['kind'] | 'unreadable' | 'lent'
}

export type StorageAccess = {
  /** Each problem once. The list is replaced when one is added. */
  troubles(): readonly StorageTrouble[]
  subscribe(listener: () => void): () => void
  /** The log as text without secrets; of `flows`, only this person's. */
  exportLog(log: StorageTrouble['log']): Promise<string>
}

export type RouterContext = {
  session: SessionAccess
  /** Preloads for people about to sign in: `fetch` downloads files and readies the back end, `load` also runs them. */
  ahead: { fetch(): void; load(): void }
  flags: FlagStore
  clock: MovableClock
  environment: Environment
  /** Tells whether some services answer with sample data (NAV-10, NAV-11). */
  demoNotice: { isDue(): boolean; dismiss(): void }
  /** For conditions that are unusual but not errors. */
  warn: (message: string) => void
  /** Used as idempotency key. */
  newId: () => string
  accounts: () => Promise<AccountService>
  /** Calls of a client's own page, authorized by its link. */
  clientPages: () => Promise<ClientPageService>
  clientPayments: () => Promise<ClientPayments>
  /** Phones and mailboxes of clients, for the demo. */
  handsets: () => Promise<HandsetService>
  /** The unsubscribe page, authorized by its link. */
  unsubscribing: () => Promise<UnsubscribeService>
  /** Loads with the first signed-in page, so that the sign-in page stays small. */
  workspace: () => Promise<Workspace>
  storage: StorageAccess
}
