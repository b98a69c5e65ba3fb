import { chakra } from '@chakra-ui/react'
import { loadText, type MemberAnalysis } from '@/domain/scheduling/analysis'
import { Meter } from '@/ui/kit/feedback/meter'
import { RecordParts, RecordTitle } from '@/ui/kit/records/page/record-section'
import { JobLines } from './job-lines'

const FIRST = 8

/** SCHED-04 */
export const Analysis = ({ analysis, today }: { analysis: MemberAnalysis; today: string }) => {
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
