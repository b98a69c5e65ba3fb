import { defineFlow } from '@/events/flow'
import { waitingForNetwork } from '@/events/flow/outbox'
import { jobLifecycleMachine } from '@/machines/job-lifecycle/machine'
import { presumed } from '@/machines/job-lifecycle/selectors'
import { actorsFor } from '@/machines/port'
import { createJobPorts } from '@/services/jobs/job-ports'
import { dropJob, patchJob } from '@/services/jobs/queries'
import { offlineDay } from '@/services/my-day/offline-day'
import type { Shared } from '../areas/area'
import type { Services } from '../areas/index'

export const jobFlows = (
  { http, graphql, clock, network, userId, queryClient, local, changed, patched }: Shared,
  { attachments }: Pick<Services['jobs'], 'attachments'>,
  { stayed }: Pick<Services['history'], 'stayed'>,
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
            // Completing a job, or undoing that, changes the stock of its materials.
            if (job.planned_materials.length > 0) void changed('facts', 'catalog')
            else void changed('facts')
            // The job's plan may have created or charged something.
            if (job.plan_id !== null) void changed('jobs', 'plans')
          },
          onGone(businessId, jobId) {
            dropJob(queryClient, businessId, jobId)
            patched('jobs')
            void changed('facts')
          },
          onOutdated: () => void changed('jobs'),
          onStayed: stayed.keep,
        }),
      ),
    }),
    writeAhead: ['job.cancel'],
    // Work steps queue while offline; office scheduling has to be validated against current data.
    outbox: waitingForNetwork({ network, services: ['updateStatus'], optimistic: presumed }),
    // A refused request stays visible with the job until the user retries it.
    rests: ({ context }) => context.intent === null,
  }),
})
