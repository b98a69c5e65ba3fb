import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { type Day, formatDay } from '@/domain/calendar'
import { servicesOf } from '@/domain/client/listed-property'
import { isAt, type Property } from '@/domain/client/property'
import { type Job, statusLabel } from '@/domain/job/job'
import { byAgenda } from '@/domain/job/order'
import { AppLink } from '@/ui/kit/app-link'
import { Button } from '@/ui/kit/button'
import type { Loadable } from '@/ui/kit/loadable'
import { Loaded } from '@/ui/kit/loaded'
import { RecordLine, RecordSection } from '@/ui/kit/record-section'
import { SkeletonLines } from '@/ui/kit/skeleton'

type Props = { property: Property; jobs: Loadable<readonly Job[]>; today: Day }

/** Shown before "Show all". */
const FIRST = 5

/** The last and the next service, and the jobs at a property, each with the way to it. */
export const PropertyJobs = ({ property, jobs, today }: Props) => (
  <Loaded of={jobs} loading={<SkeletonLines count={4} label="Loading the jobs…" />} failed="Failed to load the jobs.">
    {(all) => <Known jobs={all.filter(isAt(property)).sort(byAgenda(today))} today={today} />}
  </Loaded>
)

const Known = ({ jobs, today }: { jobs: readonly Job[]; today: Day }) => {
  const [isWhole, setWhole] = useState(false)
  const { last, next } = servicesOf(jobs, today)
  const shown = isWhole ? jobs : jobs.slice(0, FIRST)
  return (
    <>
      <RecordSection title="Service">
        <RecordLine label="Last service">{last ? formatDay(last, today) : 'None yet'}</RecordLine>
        <RecordLine label="Next service">{next ? formatDay(next, today) : 'None planned'}</RecordLine>
      </RecordSection>
      <section>
        <chakra.h3 textStyle="heading" mb="2">
          Jobs
        </chakra.h3>
        {jobs.length === 0 && <chakra.p color="fg.muted">No jobs at this property yet.</chakra.p>}
        <chakra.ul aria-label="Jobs at this property" css={listCss}>
          {shown.map((job) => (
            <li key={job.id}>
              <AppLink to="/dashboard/jobs" search={{ job: job.id }}>
                {job.job_number} {job.title}
              </AppLink>
              <span>
                {formatDay(job.scheduled_date, today)} · {statusLabel(job.status)}
              </span>
            </li>
          ))}
        </chakra.ul>
        {jobs.length > shown.length && (
          <Button variant="outline" size="sm" mt="2" onClick={() => setWhole(true)}>
            Show all {jobs.length} jobs
          </Button>
        )}
      </section>
    </>
  )
}

const listCss = {
  listStyleType: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    justifyContent: 'space-between',
    py: '1.5',
    borderBottomWidth: '1px',
  },
  '& a': { color: 'accent.fg', textDecoration: 'underline', overflowWrap: 'anywhere' },
  '& span': { color: 'fg.muted' },
} as const
