import type { Service } from '@/contract/endpoint'
import type { FlagKey } from '@/domain/flags/registry'
import { createVault, type FlowEntry, readFlowEntry } from '@/events/flow'
import { openLog } from '@/events/log'
import type { RouterContext } from '@/routes/-context'
import { createSessionPorts } from '@/services/auth/session-ports'
import { createTokenStore } from '@/services/auth/token-store'
import { createFlagStore } from '@/services/flags/flag-store'
import { createAuthorisedFetch } from '@/services/http/authorised-fetch'
import { createHttp, type OriginOf } from '@/services/http/http'
import { startClock } from './clock'
import { createDemoNotice } from './demo-notice'
import { readEnv } from './env'
import { watchErrors } from './error-reports'
import { fetchThroughMock } from './mock'
import { perPerson } from './per-person'
import { type Session, startSession } from './session'
import { sessionMark } from './session-mark'

/** The flag that lets a service's calls through to the real back end. */
const REAL_FLAGS = {
  auth: 'real_auth',
  landscaping: 'real_landscaping',
  scheduling: 'real_scheduling',
  onboarding: 'real_customer',
  subscription: 'real_subscription',
} as const satisfies Record<Exclude<Service, 'tracking'>, FlagKey>

/** Joins the parts of the app in the order they need each other. */
export const boot = async (page: Window): Promise<RouterContext> => {
  const env = readEnv(import.meta.env)
  const clock = startClock(page)
  const newId = () => page.crypto.randomUUID()
  const answered = fetchThroughMock(clock, page.localStorage, () => !flags.isOn('real_auth', null))

  const onProductionHost = env.productionHosts.includes(page.location.hostname)
  const flags = createFlagStore({
    environment: env.environment,
    onProductionHost,
    storage: page.localStorage,
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
  const authorised = createAuthorisedFetch({
    tokens: { access: tokens.access, renew: () => session.renew() },
    fetch: answered,
    onAnswer({ method, url, status }) {
      if (flags.isOn('debug.show_api_calls', null)) console.debug(`${method} ${url} ${status}`)
    },
  })
  const http = createHttp({ fetch: authorised, originOf })

  const log = await openLog<FlowEntry>({ name: 'groundwork-flows', read: readFlowEntry })
  const track = watchErrors({ page, http, clock, log, tokens, environment: env.environment })
  const report = (error: unknown) => {
    console.error(error)
    track({ error, source: 'flow', severity: 'error' })
  }
  const vault = createVault(newId)
  const session: Session = startSession({
    log,
    clock,
    tokens,
    vault,
    newId,
    onError: report,
    ports: createSessionPorts({
      http,
      tokens,
      clock,
      reveal: vault.reveal,
      forget: vault.forget,
      isReal: () => flags.isOn('real_auth', null),
    }),
  })

  const workspaces = perPerson(session, () =>
    import('./workspace').then(({ openWorkspace }) =>
      openWorkspace({ log, clock, http, fetch: authorised, env, tokens, vault, page, onError: report }),
    ),
  )
  return {
    session,
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
    exportLog: () => log.exportStreams(),
    accounts: async () => (await import('@/services/accounts/account-service')).createAccountService(http),
    workspace: workspaces.open,
  }
}
