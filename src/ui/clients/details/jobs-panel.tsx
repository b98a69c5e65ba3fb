import { chakra } from '@chakra-ui/react'
import { type Day, formatDay } from '@/domain/calendar'
import { type Job, statusLabel } from '@/domain/job/job'
import { byNewest } from '@/domain/job/order'
import { EmptyState } from '@/ui/kit/empty-state'
import type { Loadable } from '@/ui/kit/loadable'
import { mapReady } from '@/ui/kit/loadable'
import { Loaded } from '@/ui/kit/loaded'
import { SkeletonLines } from '@/ui/kit/skeleton'
import { TextLink } from '@/ui/kit/text-link'

type Props = { jobs: Loadable<readonly Job[]>; today: Day }

/** The client's jobs, the latest first; each leads to the job. */
export const JobsPanel = ({ jobs, today }: Props) => (
  <Loaded
    of={mapReady(jobs, (all) => all.toSorted(byNewest))}
    loading={<SkeletonLines count={6} label="Loading the jobs…" />}
    failed="Failed to load jobs."
    empty={({ length }) =>
      length === 0 && (
        <EmptyState
          kind="nothing-yet"
          title="No jobs yet"
          action={
            <TextLink to="/dashboard/jobs" search={{ create: true }}>
              Create Job
            </TextLink>
          }
        />
      )
    }
  >
    {(own) => (
      <chakra.ul listStyleType="none" aria-label="Jobs of this client">
        {own.map((job) => (
          <chakra.li
            key={job.id}
            display="flex"
            flexDirection={{ base: 'column', sm: 'row' }}
            justifyContent="space-between"
            columnGap="3"
            py="2.5"
            borderBottomWidth="1px"
            _last={{ borderBottomWidth: 0 }}
          >
            <chakra.span minW="0" overflowWrap="anywhere">
              <TextLink to="/dashboard/jobs" search={{ job: job.id }}>
                {job.job_number} {job.title}
              </TextLink>
            </chakra.span>
            <chakra.span color="fg.muted" textStyle="small">
              {formatDay(job.scheduled_date, today)} · {statusLabel(job.status)}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    )}
  </Loaded>
)
