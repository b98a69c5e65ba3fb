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

/** The flows of signed-in pages. A person's own are opened under `personKey`, so that no one continues what another began. */
export type WorkspaceFlows = Flows<ReturnType<typeof flowsWith>>

/** What signed-in pages work with: the shared parts, and the services of every area by its name. */
export type Workspace = Services &
  Pick<Shared, 'http' | 'graphql' | 'queryClient' | 'changed' | 'patched'> & {
    flows: WorkspaceFlows
    /** The time by the server's clock, as far as this device knows it. */
    serverNow(): Instant
    /** Does, once, what a closed tab left to do: resumes its flows, and drops records of old sessions. Not before the page has loaded. */
    catchUp(): Promise<void>
    /** The key of this person's flow about something: `cus_1.by-1`. */
    personKey(subject: string | number): string
    idempotentSend: IdempotentSend
    /** Keeps what is on its way, over a closed page too, until it is answered. */
    keepWrite: PendingWrites['keep']
    /** What this person sent and closed the page on. */
    leftWrites: PendingWrites['recover']
    /** As what the person looks at the app in this tab; null where it is as themselves. */
    viewed(): Viewed | null
    /** The person as they look at the app. */
    shown(user: User): User
    /** Looks at the app as a role or a person from now on; null ends it. */
    viewAs(viewed: Viewed | null): void
    /** Stores changes to the person whose workspace this is, as long as they are signed in. */
    learn(news: Partial<User>): void
    /** Keeps a secret in memory and returns the handle that represents it in events. */
    keepSecret(secret: string): SecretHandle
    /** Forgets what was loaded and closes the flows: a workspace belongs to one person and ends with their session. */
    close(): Promise<void>
  }

type Deps = Pick<Shared, 'clock' | 'env' | 'network' | 'vault' | 'newId' | 'session' | 'local' | 'location'> & {
  /** The registry of the session, which the areas' flows join. */
  registry: Pick<Flows<Record<never, never>>, 'extend' | 'dropOld'>
  fetch: AuthorisedFetch
  /** Where a service is; GraphQL is part of the landscaping service. */
  originOf: OriginOf
  tokens: Pick<TokenStore, 'read' | 'replaceUser'>
  serverTime: Pick<ServerTime, 'now'>
  /** Asks who the person is now, with a new token. @throws Failure when no one can say */
  renewSession: () => Promise<void>
  onError: (error: unknown) => void
}

/** What decides about a person's answers. */
const accessOf = (user: User | undefined): string =>
  JSON.stringify([user?.user_type, user?.roles, user?.crew_member_id, user?.client_id])

/** Times a failed read is tried again before it is shown: once, and only where that can help. */
const retry = (failures: number, error: unknown) => failures < 1 && isFailure(error) && isRetryable(error)

/** Opens what signed-in pages work with. */
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
  /** Their own roles may have changed, or who they are on the crew: then every answer may be another. */
  const renewAccess = async () => {
    try {
      await renewSession()
    } catch {
      // If the session can't check that now, its next refresh does.
      return
    }
    const now = accessOf(tokens.read()?.user)
    if (now === access) return
    access = now
    renewAll()
  }
  const stops = [
    changes.subscribe((topics) => (topics ? void renew(topics) : renewAll())),
    // What day it is may alter any answer.
    clock.subscribe(renewAll),
  ]
  // Another person may sign in in another tab; this workspace stays the one of who opened it.
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
  // Walking over the list loses which area gives what; its type says so.
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
      // It may have been the network.
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
    leftWrites: pendingWrites.recover,
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
