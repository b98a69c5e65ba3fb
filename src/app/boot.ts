import type { Service } from '@/contract/endpoint'
import { once } from '@/domain/async/once'
import type { FlagKey } from '@/domain/flags/registry'
import type { RouterContext, StorageTrouble } from '@/routes/-session/context'
import { createTokenStore, type SessionMark } from '@/services/auth/token-store'
import { createFlagStore } from '@/services/flags/flag-store'
import { createAuthorisedFetch } from '@/services/http/authorised-fetch'
import { createHttp, type OriginOf } from '@/services/http/http'
import { createServerTime } from '@/services/http/server-time'
import { whenIdle } from '@/ui/kit/behavior/when-idle'
import { startClock } from './clock'
import { createDemoNotice } from './demo-notice'
import { readEnv } from './env'
import { startBackEnd } from './mock'
import { watchErrors } from './reports/error-reports'
import { followSignOut } from './session/follow-sign-out'
import { createLazySession } from './session/lazy-session'
import { perPerson } from './session/per-person'
import { ensureStorage } from './storage/ensure-storage'
import { createStorageNotices } from './storage/storage-notices'

const REAL_FLAGS = {
  auth: 'real_auth',
  landscaping: 'real_landscaping',
  scheduling: 'real_scheduling',
  onboarding: 'real_customer',
  subscription: 'real_subscription',
  payment: 'real_payments',
  communications: 'real_communications',
} as const satisfies Record<Exclude<Service, 'tracking'>, FlagKey>

const SESSION_COOKIE = 'browser_session'

/**
 * A cookie without an end date: all tabs see it, and it disappears when the browser closes. It carries no other data. When cookies are
 * refused, only the page that set it knows.
 */
const sessionMark = (page: Document): SessionMark => {
  let isSetHere = false
  return {
    isSet: () => isSetHere || page.cookie.split('; ').includes(`${SESSION_COOKIE}=1`),
    set() {
      isSetHere = true
      page.cookie = `${SESSION_COOKIE}=1; path=/; SameSite=Strict`
    },
  }
}

/** ADR 0037 */
const listsIn = (page: Document): Record<string, string[]> =>
  JSON.parse(page.querySelector<HTMLMetaElement>('meta[name=ahead]')?.content ?? '{}')

/** Has the browser fetch and compile the dashboard's code without running it. */
const requestDashboard = (page: Document): void => {
  const lists = listsIn(page)
  for (const file of [...(lists['/dashboard/*'] ?? []), ...(lists['/dashboard'] ?? [])]) {
    const isSheet = file.endsWith('.css')
    const link = page.createElement('link')
    link.rel = isSheet ? 'preload' : 'modulepreload'
    if (isSheet) link.as = 'style'
    link.crossOrigin = ''
    link.href = `/${file}`
    page.head.append(link)
  }
}

export const boot = async (page: Window): Promise<RouterContext> => {
  const notices = createStorageNotices()
  if (await ensureStorage(page)) notices.reportsOf('flows').onDegraded({ kind: 'lent' })
  const env = readEnv(import.meta.env)
  const clock = startClock(page)
  const newId = () => page.crypto.randomUUID()
  const backEnd = startBackEnd({
    clock,
    storage: page.localStorage,
    isSimulated: () => !flags.isOn('real_auth', null),
    reports: notices.reportsOf('facts'),
    onReset: async () =>
      (await import('./storage/empty-device')).emptyDevice((await session.opened()).log, page.localStorage),
  })

  const onProductionHost = env.productionHosts.includes(page.location.hostname)
  const flags = createFlagStore({
    environment: env.environment,
    onProductionHost,
    storage: page.localStorage,
    events: page,
    remoteUrl: env.flagsUrl,
    fetch: (input, init) => page.fetch(input, init),
    warn: (message, details) => console.warn(message, details ?? ''),
  })
  void flags.loadRemote()

  const tokens = createTokenStore({ storage: page.localStorage, mark: sessionMark(page.document), events: page })
  const originOf: OriginOf = (service) => {
    if (service === 'tracking') return env.trackingUrl
    return flags.isOn(REAL_FLAGS[service], null) ? env.apiUrl : ''
  }
  const serverTime = createServerTime({ clock, storage: page.localStorage })
  const authorised = createAuthorisedFetch({
    tokens: { access: tokens.access, renew: async () => (await session.opened()).session.renew() },
    fetch: backEnd.fetch,
    isOnline: () => page.navigator.onLine,
    onAnswer({ method, url, status, date }) {
      serverTime.learn(date)
      if (flags.isOn('debug.show_api_calls', null)) console.debug(`${method} ${url} ${status}`)
    },
  })
  const http = createHttp({ fetch: authorised, originOf, userId: () => tokens.read()?.user.id ?? null })

  const track = watchErrors({
    page,
    http,
    clock,
    log: async () => (await session.opened()).log,
    tokens,
    environment: env.environment,
  })
  const report = (error: unknown) => {
    console.error(error)
    track({ error, source: 'flow', severity: 'error' })
  }
  const session = createLazySession({
    async load() {
      // Deferred so that public pages render first.
      whenIdle(backEnd.start)
      const { openSession } = await import('./session/open-session')
      const isReal = () => flags.isOn('real_auth', null)
      return openSession({ http, clock, tokens, newId, isReal, onError: report, reports: notices.reportsOf('flows') })
    },
    tokens,
    onError: report,
  })

  followSignOut(session, page)

  if (import.meta.env.DEV && new URLSearchParams(page.location.search).has('inspect'))
    void Promise.all([import('./inspect-flows'), session.opened()]).then(([{ openInspector }, opened]) =>
      openInspector(opened.session.flows, page.document),
    )

  const exportFlows = async () => {
    const [{ exportOwn }, { session: own, log }] = await Promise.all([import('./storage/own-log'), session.opened()])
    return exportOwn(log, { userId: tokens.read()?.user.id, session: own.flow.stream })
  }
  const exportLog = (name: StorageTrouble['log']) => (name === 'flows' ? exportFlows() : backEnd.exportFacts())

  const workspaceCode = once(() => import('./areas/workspace'))
  const workspaces = perPerson(session, async () => {
    const [{ createNetwork, openWorkspace }, { session: own, vault }] = await Promise.all([
      workspaceCode(),
      session.opened(),
    ])
    return openWorkspace({
      registry: own.flows,
      clock,
      fetch: authorised,
      originOf,
      env,
      tokens,
      renewSession: own.renew,
      vault,
      newId,
      session: page.sessionStorage,
      local: page.localStorage,
      location: page.location,
      network: createNetwork(page),
      serverTime,
      onError: report,
    })
  })
  const clientPages = once(async () => {
    const [{ createClientPageService }, { createChanges }] = await Promise.all([
      import('@/services/client-page/client-page-service'),
      import('@/services/renewal'),
    ])
    return createClientPageService(http, createChanges())
  })
  /** Preloads what most signed-in people need, in parallel. Failures are ignored here because the consumer retries. */
  const ahead = {
    fetch() {
      requestDashboard(page.document)
      backEnd.ready()
    },
    load() {
      backEnd.ready()
      for (const load of [session.opened, workspaceCode]) load().catch(() => undefined)
    },
  }
  if (tokens.read() !== null) ahead.load()
  return {
    session,
    ahead,
    flags,
    clock,
    newId,
    warn: (message) => console.warn(message),
    environment: env.environment,
    demoNotice: createDemoNotice({
      onProductionHost,
      isReal: (flag) => flags.isOn(flag, null),
      storage: page.sessionStorage,
    }),
    storage: { troubles: notices.troubles, subscribe: notices.subscribe, exportLog },
    accounts: async () => (await import('@/services/account/account-service')).createAccountService(http),
    clientPages,
    handsets: once(async () => {
      const [{ createHandsetService }, { createChanges }] = await Promise.all([
        import('@/services/communications/handset-service'),
        import('@/services/renewal'),
      ])
      return createHandsetService(http, createChanges())
    }),
    unsubscribing: once(async () => {
      const [{ createUnsubscribeService }, { createChanges }] = await Promise.all([
        import('@/services/communications/unsubscribe-service'),
        import('@/services/renewal'),
      ])
      return createUnsubscribeService(http, createChanges())
    }),
    clientPayments: once(async () => {
      const [{ openClientPayments }, service, { session: own }] = await Promise.all([
        import('./areas/client-payments'),
        clientPages(),
        session.opened(),
      ])
      const { location } = page
      return openClientPayments({ registry: own.flows, env, clock, newId, location, callsOf: service.payments })
    }),
    workspace: workspaces.open,
  }
}
