import { QueryClient } from '@tanstack/react-query'
import { DEFAULT_USER_ID } from '@/domain/business'
import type { MovableClock } from '@/domain/clock'
import { failureFrom, isFailure, isRetryable } from '@/domain/failure'
import { createFlows, defineFlow, type FlowEntry, type Vault } from '@/events/flow'
import type { EventLog } from '@/events/log'
import { cardSetupMachine } from '@/machines/card-setup/machine'
import { checkoutMachine } from '@/machines/checkout/machine'
import { checkoutUpcasters } from '@/machines/checkout/upcasters'
import { jobLifecycleMachine } from '@/machines/job-lifecycle/machine'
import { onboardingMachine } from '@/machines/onboarding/machine'
import { onboardingUpcasters } from '@/machines/onboarding/upcasters'
import { actorsFor } from '@/machines/port'
import { subscriptionMachine } from '@/machines/subscription/machine'
import type { JobFlow, Workspace } from '@/routes/-context'
import { openSessionDraft } from '@/routes/-onboarding/session-draft'
import type { TokenStore } from '@/services/auth/token-store'
import { createBillingService } from '@/services/billing/billing-service'
import type { CardProvider } from '@/services/cards/card-provider'
import { createCardSetupPorts } from '@/services/cards/card-setup-ports'
import { loadCardProvider } from '@/services/cards/load-provider'
import { createChanges } from '@/services/changes'
import type { GraphQL } from '@/services/graphql/graphql'
import { undo } from '@/services/history/undo'
import type { AuthorisedFetch } from '@/services/http/authorised-fetch'
import type { Http } from '@/services/http/http'
import { autoSchedule } from '@/services/jobs/auto-schedule'
import { deleteJob } from '@/services/jobs/delete-job'
import { createJobPorts } from '@/services/jobs/job-ports'
import { dropJob, patchJob } from '@/services/jobs/queries'
import { createOnboardingPorts } from '@/services/onboarding/onboarding-ports'
import { patchSavedForms } from '@/services/onboarding/queries'
import { createCheckoutPorts } from '@/services/subscription/checkout-ports'
import { patchSubscription } from '@/services/subscription/queries'
import { createSubscriptionPorts } from '@/services/subscription/subscription-ports'
import type { Env } from './env'
import { createJobFlows, isFlowOf, keyFor } from './job-flows'

type Deps = {
  log: EventLog<FlowEntry>
  clock: MovableClock
  http: Http
  fetch: AuthorisedFetch
  env: Env
  tokens: TokenStore
  vault: Vault
  page: Window
  onError: (error: unknown) => void
}

/** Times a failed read is tried again before it is shown: once, and only where that can help. */
const retry = (failures: number, error: unknown) => failures < 1 && isFailure(error) && isRetryable(error)

/** First parts of the keys of queries whose answers every write alters. */
const FROM_FACTS = ['history', 'activity', 'usage', 'account']
/** Those that a payment, a plan or a card alters. */
const FROM_BILLING = ['subscription', 'payment-methods', 'subscription-invoices']

/** Opens what signed-in pages work with, and takes up the flows that a closed tab left under way. */
export const openWorkspace = ({ log, clock, http, fetch, env, tokens, vault, page, onError }: Deps): Workspace => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry, staleTime: 10_000 } } })
  const changes = createChanges()
  const renew = (names: readonly string[]) =>
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => names.includes(String(queryKey[0])) })
  const factsHaveCome = () => {
    renew(FROM_FACTS)
    changes.announce()
  }
  const billingHasChanged = () => {
    renew(FROM_BILLING)
    factsHaveCome()
  }

  let client: Promise<GraphQL> | undefined
  const graphql = () => {
    client ??= import('@/services/graphql/graphql').then(({ createGraphQL }) => createGraphQL(fetch, env.apiUrl))
    return client
  }

  const userId = () => tokens.read()?.user.id ?? DEFAULT_USER_ID
  const signedIn = () => {
    const stored = tokens.read()
    if (!stored) throw failureFrom({ status: 401, transport: 'Please sign in again.' })
    return stored.user
  }
  const ports = createJobPorts({
    http,
    graphql,
    userId,
    onJob(job) {
      patchJob(queryClient, job)
      factsHaveCome()
    },
    onGone(businessId, jobId) {
      dropJob(queryClient, businessId, jobId)
      factsHaveCome()
    },
  })
  const stops = [changes, clock].map((source) => source.subscribe(() => void queryClient.invalidateQueries()))

  const takesUp = (key: string) => isFlowOf(key, tokens.read()?.user.id)
  let provider: Promise<CardProvider> | undefined
  const cardProvider = () => {
    provider ??= loadCardProvider({ stripeKey: env.stripeKey, clock, newId: () => page.crypto.randomUUID() })
    // One that could not be loaded is asked for again by whoever wants it next.
    provider.catch(() => {
      provider = undefined
    })
    return provider
  }
  const { reveal, forget } = vault
  const provided = {
    onboarding: createOnboardingPorts({
      http,
      reveal,
      forget,
      typed: () => openSessionDraft(page.sessionStorage, userId()).draft(),
      onLoaded: (customerId, saved) => patchSavedForms(queryClient, customerId, saved),
      onSaved(customerId, saved) {
        patchSavedForms(queryClient, customerId, saved)
        factsHaveCome()
      },
    }),
    checkout: createCheckoutPorts({ http, origin: page.location.origin, user: signedIn }),
    subscription: createSubscriptionPorts({
      http,
      returnUrl: () => page.location.href,
      onSubscription(customerId, subscription) {
        patchSubscription(queryClient, customerId, subscription)
        billingHasChanged()
      },
    }),
    cardSetup: createCardSetupPorts({ http, provider: cardProvider, onAdded: billingHasChanged }),
  }

  const flows = createFlows({
    log,
    clock,
    definitions: {
      onboarding: defineFlow({
        name: 'onboarding',
        machine: onboardingMachine.provide({ actors: actorsFor(provided.onboarding) }),
        upcasters: onboardingUpcasters,
        takesUp,
      }),
      checkout: defineFlow({
        name: 'checkout',
        machine: checkoutMachine.provide({ actors: actorsFor(provided.checkout) }),
        upcasters: checkoutUpcasters,
        durable: ['checkout.choose'],
        takesUp,
      }),
      subscription: defineFlow({
        name: 'subscription',
        machine: subscriptionMachine.provide({ actors: actorsFor(provided.subscription) }),
        durable: ['subscription.change_plan', 'subscription.cancel', 'subscription.resume'],
        takesUp,
      }),
      'card-setup': defineFlow({
        name: 'card-setup',
        machine: cardSetupMachine.provide({ actors: actorsFor(provided.cardSetup) }),
        durable: ['card.submit'],
        // What was typed has gone with the page, and the provider knows whether it took the card.
        takesUp: () => false,
      }),
      'job-lifecycle': defineFlow({
        name: 'job-lifecycle',
        machine: jobLifecycleMachine.provide({ actors: actorsFor(ports) }),
        durable: ['job.cancel'],
        takesUp,
      }),
    },
    onQuarantine: () => void queryClient.invalidateQueries({ queryKey: ['quarantined'] }),
    onError,
  })
  const jobFlows = createJobFlows(flows)
  flows.resumeUnfinished().then((resumed) => {
    for (const flow of resumed) if (flow.name === 'job-lifecycle') jobFlows.adopt(flow as JobFlow)
  }, onError)

  return {
    queryClient,
    http,
    graphql,
    flows,
    personKey: (subject) => keyFor(subject, userId()),
    jobFlows,
    jobs: {
      remove: (businessId, jobId, key) => deleteJob(http, { businessId, jobId, key }),
      autoSchedule: (businessId, day, key) => autoSchedule(http, { businessId, day, key }),
      undo: async (positions, key) => void (await undo(await graphql(), positions, key)),
    },
    billing: createBillingService(http, billingHasChanged),
    cardProvider,
    keepSecret: vault.keep,
    announceChange: changes.announce,
    quarantined: flows.quarantined,
    exportStream: flows.exportStream,
    storage: log.kind,
    async close() {
      for (const stop of stops) stop()
      await flows.close()
    },
  }
}
