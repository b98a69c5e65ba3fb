import { useMemo } from 'react'
import { crewRoleLabel } from '@/domain/crew/vocabulary'
import { RecordFrame, RecordHeading } from '@/ui/kit/records/page/record-frame'
import { CrewQuestion } from '../crew-question'
import { CrewStatusTag, crewRecords } from '../records'
import type { CrewDetailsProps } from '../types'
import { useCrewActions } from '../use-crew-actions'
import { AnalysisTab } from './analysis-tab'
import { crewHistory } from './crew-history'
import { CrewTab } from './crew-tab'

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
