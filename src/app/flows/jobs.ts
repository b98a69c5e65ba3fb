import { defineFlow } from '@/events/flow'
import { waitingForNetwork } from '@/events/flow/outbox'
import { jobLifecycleMachine } from '@/machines/job-lifecycle/machine'
import { presumed } from '@/machines/job-lifecycle/selectors'
import { actorsFor } from '@/machines/port'
import { createJobPorts } from '@/services/jobs/job-ports'
import { dropJob, patchJob } from '@/services/jobs/queries'
import { offlineDay } from '@/services/my-day/offline-day'
import type { ServicesOf, Shared } from '../areas/area'
import type { jobs } from '../areas/jobs'

/** The life of each job. */
export const jobFlows = (
  { http, graphql, clock, network, userId, queryClient, local, changed, patched }: Shared,
  { attachments }: Pick<ServicesOf<typeof jobs>, 'attachments'>,
) => ({
  'job-lifecycle': defineFlow({
    name: 'job-lifecycle',
    machine: jobLifecycleMachine.provide({
      actors: actorsFor(
        createJobPorts({
          http,
          graphql,
          clock,
          attachments,
          userId,
          onJob(job) {
            patchJob(queryClient, job)
            offlineDay(local, userId()).learn(job)
            patched('jobs')
            // Completing a job, and taking that back, moves the stock of its materials.
            if (job.planned_materials.length > 0) void changed('facts', 'catalog')
            else void changed('facts')
            // Its plan may have made or charged something by it.
            if (job.plan_id !== null) void changed('jobs', 'plans')
          },
          onGone(businessId, jobId) {
            dropJob(queryClient, businessId, jobId)
            patched('jobs')
            void changed('facts')
          },
          onOutdated: () => void changed('jobs'),
        }),
      ),
    }),
    writeAhead: ['job.cancel'],
    // The steps of the work are taken where there is no network. What is planned in the office is judged by what is seen there and then.
    outbox: waitingForNetwork({ network, services: ['updateStatus'], optimistic: presumed }),
    // What was asked for and refused is shown with the job until it is retried.
    rests: ({ context }) => context.intent === null,
  }),
})
