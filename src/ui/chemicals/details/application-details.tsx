import { useMemo } from 'react'
import { chemicalLabel } from '@/domain/chemical/vocabulary'
import { TextLink } from '@/ui/kit/actions/text-link'
import { RecordQuestion } from '@/ui/kit/records/actions/record-question'
import { thenClosing } from '@/ui/kit/records/actions/use-record-actions'
import { RecordFrame, RecordHeading } from '@/ui/kit/records/page/record-frame'
import { applicationRecords } from '../records'
import type { ApplicationDetailsProps } from '../types'
import { useApplicationActions } from '../use-application-actions'
import { momentText } from '../words'
import { APPLICATION_HISTORY } from './application-history'
import { ApplicationTab } from './application-tab'

export const ApplicationDetails = (props: ApplicationDetailsProps) => {
  const { as, actor, now, today, commands, onClose } = props
  const timeZone = actor.time_zone
  const definition = useMemo(() => applicationRecords({ applications: [], now, timeZone }), [now, timeZone])
  const actions = useApplicationActions(definition, props)
  return (
    <RecordFrame
      {...props}
      actions={actions}
      definition={definition}
      forbiddenHint="Your role shows what was applied where your jobs are."
      heading={(application) => (
        <RecordHeading>
          <span>{chemicalLabel(application.application_method)}</span>
          <span>{momentText(application, today)}</span>
          {as === 'drawer' && <TextLink to={`/dashboard/chemicals/${application.id}`}>Open page</TextLink>}
        </RecordHeading>
      )}
      back={<TextLink to="/dashboard/chemicals">All applications</TextLink>}
      tabs={(application) => [
        {
          id: 'details',
          label: 'Details',
          panel: <ApplicationTab key={application.id} {...props} {...{ application, definition, actions }} />,
        },
      ]}
      words={APPLICATION_HISTORY}
      onUndo={commands.undo}
      timeZone={timeZone}
    >
      <RecordQuestion {...{ definition, actions }} command={thenClosing(commands.remove, onClose)} />
    </RecordFrame>
  )
}
