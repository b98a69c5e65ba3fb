import { QueryClient } from '@tanstack/react-query'
import { DEFAULT_USER_ID } from '@/domain/account/business'
import type { User } from '@/domain/account/user'
import { once } from '@/domain/async/once'
import { type Viewed, viewedAs } from '@/domain/permissions/viewed-role'
import { draftKey } from '@/domain/record/drafts'
import { failureFrom, isFailure, isRetryable } from '@/domain/record/failure'
import type { SecretHandle } from '@/domain/text/password'
import type { Instant } from '@/domain/time/clock'
import { defaultLocks, type Flows } from '@/events/flow'
import type { TokenStore } from '@/services/auth/token-store'
import { viewAs, viewedIn, viewingFetch } from '@/services/auth/viewing'
import { createGraphQL } from '@/services/graphql/graphql'
import type { AuthorisedFetch } from '@/services/http/authorised-fetch'
import { createHttp, type OriginOf } from '@/services/http/http'
import { createIdempotentSend, type IdempotentSend } from '@/services/http/idempotent-send'
import { createPendingWrites, type PendingWrites } from '@/services/http/pending-writes'
import type { ServerTime } from '@/services/http/server-time'
import { createChanges, createRenewing, type Topic } from '@/services/renewal'
import type { flowsWith } from '../flows'
import type { Area, Shared } from './area'
import { areas, type Services } from './index'
import { isOwnKey, ownKey } from './own-key'

export { createNetwork } from '../network'

/** A person's own flows are opened under `personKey`, so that no one resumes another person's flow. */
export type WorkspaceFlows = Flows<ReturnType<typeof flowsWith>>

export type Workspace = Services &
  Pick<Shared, 'http' | 'graphql' | 'queryClient' | 'changed' | 'patched'> & {
    flows: WorkspaceFlows
    /** Server time, as far as this device knows it. */
    serverNow(): Instant
    /** Resumes flows that a closed tab left and drops records of old sessions, once. Call only after the page has loaded. */
    catchUp(): Promise<void>
    /** The key of this person's flow for a subject: `cus_1.by-1`. */
    personKey(subject: string | number): string
    idempotentSend: IdempotentSend
    keepWrite: PendingWrites['keep']
    recoverWrites: PendingWrites['recover']
    /** The role or person this tab views the app as; null when viewing as oneself. */
    viewed(): Viewed | null
    shown(user: User): User
    /** Views the app as a role or a person; null ends it. */
    viewAs(viewed: Viewed | null): void
    learn(news: Partial<User>): void
    /** Keeps a secret in memory and returns the handle that represents it in events. */
    keepSecret(secret: string): SecretHandle
    /** Clears loaded data and closes the flows: a workspace belongs to one person and ends with their session. */
    close(): Promise<void>
  }

type Deps = Pick<Shared, 'clock' | 'env' | 'network' | 'vault' | 'newId' | 'session' | 'local' | 'location'> & {
  registry: Pick<Flows<Record<never, never>>, 'extend' | 'dropOld'>
  fetch: AuthorisedFetch
  /** GraphQL is part of the landscaping service. */
  originOf: OriginOf
  tokens: Pick<TokenStore, 'read' | 'replaceUser'>
  serverTime: Pick<ServerTime, 'now'>
  /** Reads the current user with a new token. Throws Failure when it can't. */
  renewSession: () => Promise<void>
  onError: (error: unknown) => void
}

const accessOf = (user: User | undefined): string =>
  JSON.stringify([user?.user_type, user?.roles, user?.crew_member_id, user?.client_id])

/** Retries a failed read once, and only when retrying can help. */
const retry = (failures: number, error: unknown) => failures < 1 && isFailure(error) && isRetryable(error)

export const openWorkspace = ({
  registry,
  local,
  clock,
  fetch: ownFetch,
  originOf,
  env,
  tokens,
  renewSession,
  vault,
  newId,
  session,
  location,
  network,
  serverTime,
  onError,
}: Deps): Workspace => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry, staleTime: 10_000 } } })
  const changes = createChanges()
  const renewing = createRenewing(queryClient)
  const renew = (topics: readonly Topic[]): Promise<void> => {
    if (topics.includes('access')) void renewAccess()
    return renewing(topics)
  }
  const renewAll = () => void queryClient.invalidateQueries()
  let access = accessOf(tokens.read()?.user)
  /** The user's roles or crew membership may have changed, which can change every answer. */
  const renewAccess = async () => {
    try {
      await renewSession()
    } catch {
      // If this check fails, the session's next refresh repeats it.
      return
    }
    const now = accessOf(tokens.read()?.user)
    if (now === access) return
    access = now
    renewAll()
  }
  const stops = [
    changes.subscribe((topics) => (topics ? void renew(topics) : renewAll())),
    // A new day can change any answer.
    clock.subscribe(renewAll),
  ]
  // Another person may sign in in another tab; this workspace keeps its original owner.
  const owner = tokens.read()?.user.id
  const userId = () => owner ?? DEFAULT_USER_ID

  const fetch = viewingFetch(ownFetch, () => viewedIn(session, userId()))
  const http = createHttp({ fetch, originOf, userId })

  const shared: Shared = {
    http,
    network,
    graphql: createGraphQL(fetch, () => originOf('landscaping')),
    queryClient,
    changed(...topics) {
      changes.announce(topics)
      return renew(topics)
    },
    patched: (...topics) => changes.announce(topics),
    clock,
    env,
    vault,
    newId,
    userId,
    user() {
      const stored = tokens.read()
      if (!stored) throw failureFrom({ status: 401, transport: 'Please sign in again.' })
      return stored.user
    },
    session,
    local,
    location,
  }

  const resumes = (key: string) => isOwnKey(key, owner)
  // Iterating over the list loses each area's service type, hence the cast.
  const services = Object.fromEntries(areas.map((area: Area) => [area.name, area.services(shared)])) as Services
  const flows = registry.extend({
    definitions: async () => {
      const definitions = (await import('../flows')).flowsWith(shared, services)
      const own = Object.entries(definitions).map(([name, definition]) => [name, { resumes, ...definition }])
      return Object.fromEntries(own) as typeof definitions
    },
    onQuarantine: () => void renew(['put_aside']),
  })
  const caughtUp = once(async () => {
    await flows.resumeUnfinished()
    registry.dropOld().catch(onError)
  })
  const catchUp = (): Promise<void> =>
    caughtUp().catch((error: unknown) => {
      onError(error)
      // The failure may have been caused by the network.
      const stop = network.subscribe(() => {
        stop()
        void catchUp()
      })
      stops.push(stop)
    })
  const pendingWrites = createPendingWrites({
    storage: local,
    prefix: draftKey(userId(), 'sent'),
    clock,
    locks: defaultLocks(),
  })

  return {
    ...services,
    http,
    graphql: shared.graphql,
    queryClient,
    changed: shared.changed,
    patched: shared.patched,
    flows,
    serverNow: serverTime.now,
    catchUp,
    personKey: (subject) => ownKey(String(subject), userId()),
    idempotentSend: createIdempotentSend(
      newId,
      { storage: session, at: draftKey(userId(), 'unsettled') },
      pendingWrites,
    ),
    keepWrite: pendingWrites.keep,
    recoverWrites: pendingWrites.recover,
    viewed: () => viewedIn(session, userId()),
    shown(user) {
      const viewed = viewedIn(session, userId())
      return viewed ? viewedAs(user, viewed) : user
    },
    viewAs: (viewed) => viewAs(session, userId(), viewed),
    learn(news) {
      const stored = tokens.read()
      if (stored?.user.id === userId()) tokens.replaceUser({ ...stored.user, ...news })
    },
    keepSecret: vault.keep,
    async close() {
      for (const stop of stops) stop()
      await flows.close()
      changes.close()
    },
  }
}
