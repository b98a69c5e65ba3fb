import { chakra } from '@chakra-ui/react'
import type { ListedClient } from '@/domain/client/filter'
import { isUnfinished, mayCreateJobs } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import type { Day } from '@/domain/time/calendar'
import { TextLink } from '@/ui/kit/actions/text-link'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import { JobLines } from '@/ui/shared/job-lines'

type Props = { actor: Actor; client: ListedClient; jobs: Loadable<readonly Job[]>; today: Day }

type Stands = 'ahead' | 'past' | 'cancelled'

/** A completed job is past whatever its date; a cancelled one is neither upcoming nor past. */
const standsAs = ({ scheduled_date, status }: Job, today: Day): Stands => {
  if (status === 'cancelled') return 'cancelled'
  return scheduled_date >= today && isUnfinished(status) ? 'ahead' : 'past'
}

const PARTS: readonly (readonly [Stands, string])[] = [
  ['ahead', 'Coming up'],
  ['past', 'Past'],
  ['cancelled', 'Cancelled'],
]

export const JobsPanel = ({ actor, client, jobs, today }: Props) => (
  <Loaded
    of={jobs}
    loading={<SkeletonLines count={6} label="Loading the jobs…" />}
    failed="Failed to load jobs."
    empty={({ length }) =>
      length === 0 && (
        <EmptyState
          kind="nothing-yet"
          title="No jobs yet"
          action={
            mayCreateJobs(actor) && (
              <TextLink to="/dashboard/jobs" search={{ create: true, client: client.id }}>
                Create Job
              </TextLink>
            )
          }
        />
      )
    }
  >
    {(own) => (
      <chakra.div display="grid" gap="4">
        {PARTS.map(([part, title]) => (
          <Part key={part} title={title} jobs={own.filter((job) => standsAs(job, today) === part)} today={today} />
        ))}
      </chakra.div>
    )}
  </Loaded>
)

const Part = ({ title, jobs, today }: { title: string; jobs: readonly Job[]; today: Day }) =>
  jobs.length > 0 && (
    <section>
      <chakra.h3 textStyle="heading" mb="2">
        {title}
      </chakra.h3>
      <JobLines label={`${title}: jobs of this client`} jobs={jobs} today={today} />
    </section>
  )
