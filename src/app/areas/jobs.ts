import { defineFlow } from '@/events/flow'
import { jobLifecycleMachine } from '@/machines/job-lifecycle/machine'
import { actorsFor } from '@/machines/port'
import { createJobPorts } from '@/services/jobs/job-ports'
import { createJobService } from '@/services/jobs/job-service'
import { dropJob, patchJob } from '@/services/jobs/queries'
import { defineArea } from './area'

/** Jobs: the life of each, and the writes that are no step of it. */
export const jobs = defineArea({
  name: 'jobs',
  services: ({ http, graphql }) => createJobService(http, graphql),
  flows: ({ http, graphql, userId, queryClient, changed, patched }) => ({
    'job-lifecycle': defineFlow({
      name: 'job-lifecycle',
      machine: jobLifecycleMachine.provide({
        actors: actorsFor(
          createJobPorts({
            http,
            graphql,
            userId,
            onJob(job) {
              patchJob(queryClient, job)
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
          }),
        ),
      }),
      writeAhead: ['job.cancel'],
      // What was asked for and refused is shown with the job until it is retried.
      rests: ({ context }) => context.intent === null,
    }),
  }),
})
