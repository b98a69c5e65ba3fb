import { QueryClient } from '@tanstack/react-query'
import { DEFAULT_USER_ID } from '@/domain/business'
import type { MovableClock } from '@/domain/clock'
import { isFailure, isRetryable } from '@/domain/failure'
import { createFlows, defineFlow, type FlowEntry } from '@/events/flow'
import type { EventLog } from '@/events/log'
import { jobLifecycleMachine } from '@/machines/job-lifecycle/machine'
import { actorsFor } from '@/machines/port'
import type { JobFlow, Workspace } from '@/routes/-context'
import type { TokenStore } from '@/services/auth/token-store'
import { createChanges } from '@/services/changes'
import type { GraphQL } from '@/services/graphql/graphql'
import { undo } from '@/services/history/undo'
import type { AuthorisedFetch } from '@/services/http/authorised-fetch'
import type { Http } from '@/services/http/http'
import { autoSchedule } from '@/services/jobs/auto-schedule'
import { deleteJob } from '@/services/jobs/delete-job'
import { createJobPorts } from '@/services/jobs/job-ports'
import { dropJob, patchJob } from '@/services/jobs/queries'
import { createJobFlows, isFlowOf } from './job-flows'

type Deps = {
  log: EventLog<FlowEntry>
  clock: MovableClock
  http: Http
  fetch: AuthorisedFetch
  graphqlOrigin: string
  tokens: TokenStore
  onError: (error: unknown) => void
}

/** Times a failed read is tried again before it is shown: once, and only where that can help. */
const retry = (failures: number, error: unknown) => failures < 1 && isFailure(error) && isRetryable(error)

/** First parts of the keys of queries whose answers every write alters. */
const FROM_FACTS = ['history', 'activity', 'usage']

/** Opens what signed-in pages work with, and takes up the flows that a closed tab left under way. */
export const openWorkspace = ({ log, clock, http, fetch, graphqlOrigin, tokens, onError }: Deps): Workspace => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry, staleTime: 10_000 } } })
  const changes = createChanges()
  const factsHaveCome = () => {
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => FROM_FACTS.includes(String(queryKey[0])) })
    changes.announce()
  }

  let client: Promise<GraphQL> | undefined
  const graphql = () => {
    client ??= import('@/services/graphql/graphql').then(({ createGraphQL }) => createGraphQL(fetch, graphqlOrigin))
    return client
  }

  const ports = createJobPorts({
    http,
    graphql,
    userId: () => tokens.read()?.user.id ?? DEFAULT_USER_ID,
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

  const flows = createFlows({
    log,
    clock,
    definitions: {
      'job-lifecycle': defineFlow({
        name: 'job-lifecycle',
        machine: jobLifecycleMachine.provide({ actors: actorsFor(ports) }),
        durable: ['job.cancel'],
        takesUp: (key) => isFlowOf(key, tokens.read()?.user.id),
      }),
    },
    onQuarantine: () => void queryClient.invalidateQueries({ queryKey: ['quarantined'] }),
    onError,
  })
  const jobFlows = createJobFlows(flows)
  flows.resumeUnfinished().then((resumed) => {
    for (const flow of resumed) jobFlows.adopt(flow as JobFlow)
  }, onError)

  return {
    queryClient,
    http,
    graphql,
    jobFlows,
    jobs: {
      remove: (businessId, jobId, key) => deleteJob(http, { businessId, jobId, key }),
      autoSchedule: (businessId, day, key) => autoSchedule(http, { businessId, day, key }),
      undo: async (positions, key) => void (await undo(await graphql(), positions, key)),
    },
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
