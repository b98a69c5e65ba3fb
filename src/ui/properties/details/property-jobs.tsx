import { chakra } from '@chakra-ui/react'
import { servicesOf } from '@/domain/client/listed-property'
import { isAt, type Property } from '@/domain/client/property'
import type { Job } from '@/domain/job/job'
import type { Day } from '@/domain/time/calendar'
import { formatDay } from '@/domain/time/calendar'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import { RecordLine, RecordSection } from '@/ui/kit/records/page/record-section'
import { JobLines } from '@/ui/shared/job-lines'

type Props = { property: Property; jobs: Loadable<readonly Job[]>; today: Day }

const FIRST = 5

export const PropertyJobs = ({ property, jobs, today }: Props) => (
  <Loaded of={jobs} loading={<SkeletonLines count={4} label="Loading the jobs…" />} failed="Failed to load the jobs.">
    {(all) => <ServiceJobs jobs={all.filter(isAt(property))} today={today} />}
  </Loaded>
)

const ServiceJobs = ({ jobs, today }: { jobs: readonly Job[]; today: Day }) => {
  const { last, next } = servicesOf(jobs, today)
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
        <JobLines label="Jobs at this property" jobs={jobs} today={today} first={FIRST} />
      </section>
    </>
  )
}
