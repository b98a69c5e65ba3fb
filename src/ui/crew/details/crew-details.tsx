import { useMemo } from 'react'
import type { CrewMember } from '@/domain/crew/crew'
import { crewRoleLabel } from '@/domain/crew/vocabulary'
import { analysisOf } from '@/domain/scheduling/analysis'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import { RecordFrame, RecordHeading } from '@/ui/kit/records/page/record-frame'
import { Analysis } from '@/ui/shared/member-analysis'
import { CrewQuestion } from '../crew-question'
import { CrewStatusTag, crewRecords } from '../records'
import type { CrewDetailsProps } from '../types'
import { useCrewActions } from '../use-crew-actions'
import { crewHistory } from './crew-history'
import { CrewTab } from './crew-tab'

type AnalysisProps = Pick<CrewDetailsProps, 'jobs' | 'today'> & { member: CrewMember }

/** Forecast of a member's next days from their jobs (SCHED-04). */
const AnalysisTab = ({ member, jobs, today }: AnalysisProps) => (
  <Loaded of={jobs} loading={<SkeletonLines count={6} label="Loading the jobs…" />} failed="Failed to load the jobs.">
    {(all) => <Analysis analysis={analysisOf(member, all, today)} today={today} />}
  </Loaded>
)

export const CrewDetails = (props: CrewDetailsProps) => {
  const { commands, crews, logins, jobs, today, onTab } = props
  const definition = useMemo(() => crewRecords({ crew: [], crews, today }), [crews, today])
  const actions = useCrewActions(definition, { ...props, onAnalyze: () => onTab('analysis') })
  return (
    <RecordFrame
      {...props}
      as="drawer"
      definition={definition}
      forbiddenHint="Your role shows those you do jobs with."
      heading={({ role, status }) => (
        <RecordHeading>
          <CrewStatusTag status={status} />
          <span>{crewRoleLabel(role)}</span>
        </RecordHeading>
      )}
      tabs={(member) => [
        {
          id: 'details',
          label: 'Details',
          panel: <CrewTab key={member.id} {...props} {...{ member, definition, actions }} />,
        },
        { id: 'analysis', label: 'AI Analysis', panel: <AnalysisTab {...{ member, jobs, today }} /> },
      ]}
      words={crewHistory(crews, logins)}
      onUndo={commands.undo}
      timeZone={props.actor.time_zone}
    >
      <CrewQuestion {...{ definition, actions, jobs, logins }} deactivate={commands.deactivate} />
    </RecordFrame>
  )
}
