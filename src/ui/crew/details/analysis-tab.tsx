import { chakra } from '@chakra-ui/react'
import type { CrewMember } from '@/domain/crew'
import { analysisOf, loadText } from '@/domain/scheduling/analysis'
import { JobLines } from '@/ui/kit/job-lines'
import { Loaded } from '@/ui/kit/loaded'
import { Meter } from '@/ui/kit/meter'
import { RecordParts, RecordTitle } from '@/ui/kit/record-section'
import { SkeletonLines } from '@/ui/kit/skeleton'
import type { CrewDetailsProps } from '../types'

/** Shown before "Show all". */
const FIRST = 8

type Props = Pick<CrewDetailsProps, 'jobs' | 'today'> & { member: CrewMember }

/** How somebody's next days look, worked out from the jobs (SCHED-04). */
export const AnalysisTab = ({ member, jobs, today }: Props) => (
  <Loaded of={jobs} loading={<SkeletonLines count={6} label="Loading the jobs…" />} failed="Failed to load the jobs.">
    {(all) => <Analysis analysis={analysisOf(member, all, today)} today={today} />}
  </Loaded>
)

const Analysis = ({ analysis, today }: { analysis: ReturnType<typeof analysisOf>; today: string }) => {
  const { booked, capacity, concerns, couldTake } = analysis
  return (
    <RecordParts>
      <section>
        <RecordTitle>Load</RecordTitle>
        <p>{loadText(analysis)}</p>
        {capacity > 0 && <Meter label="Booked hours" value={booked} max={capacity} text={loadText(analysis)} />}
      </section>
      <section>
        <RecordTitle>What may not work out</RecordTitle>
        {concerns.length === 0 ? (
          <chakra.p color="fg.muted">Nothing in the next 7 days.</chakra.p>
        ) : (
          <chakra.ul display="grid" gap="1" ps="4" listStyleType="disc">
            {concerns.map((concern) => (
              <li key={concern}>{concern}</li>
            ))}
          </chakra.ul>
        )}
      </section>
      <section>
        <RecordTitle>Jobs without a crew that they could take</RecordTitle>
        {couldTake.length === 0 ? (
          <chakra.p color="fg.muted">None in the next 7 days.</chakra.p>
        ) : (
          <JobLines label="Jobs that they could take" jobs={couldTake} today={today} first={FIRST} />
        )}
      </section>
    </RecordParts>
  )
}
