import { useMemo } from 'react'
import { ActionNotice } from '@/ui/kit/records/actions/action-notice'
import { thenClosing } from '@/ui/kit/records/actions/use-record-actions'
import { RecordActions } from '@/ui/kit/records/page/record-actions'
import { RecordFrame, RecordHeading } from '@/ui/kit/records/page/record-frame'
import { RecordParts } from '@/ui/kit/records/page/record-section'
import { currencyOf } from '@/ui/kit/records/page/record-source'
import { ESTIMATE_HISTORY } from '../history'
import { EstimateQuestion } from '../questions/estimate-question'
import { estimateRecords, totalText } from '../records'
import { EstimateStatusTag } from '../status-tag'
import type { EstimateDetailsProps } from '../types'
import { useEstimateActions } from '../use-estimate-actions'
import { AttachmentsSection } from './attachments-section'
import { EstimateLines } from './estimate-lines'
import { EstimateTerms } from './estimate-terms'

const NONE: readonly never[] = []

export const EstimateDetails = (props: EstimateDetailsProps) => {
  const { actor, today, commands, own, onTab, onClose, onEdit } = props
  const definition = useMemo(() => estimateRecords(NONE, actor.time_zone), [actor.time_zone])
  const actions = useEstimateActions(definition, props)
  const busyLabel = definition.actions.find(({ id }) => id === own.busy)?.busyLabel
  const closing = useMemo(() => ({ ...commands, remove: thenClosing(commands.remove, onClose) }), [commands, onClose])
  return (
    <RecordFrame
      {...props}
      actions={actions}
      as="drawer"
      definition={definition}
      forbiddenHint="Your role can’t see estimates."
      heading={(estimate) => (
        <RecordHeading busy={busyLabel}>
          <EstimateStatusTag estimate={estimate} />
          <span>{totalText(estimate)}</span>
        </RecordHeading>
      )}
      tabs={(estimate) => [
        {
          id: 'details',
          label: 'Details',
          panel: (
            <RecordParts>
              <ActionNotice notice={actions.notice} onDismiss={actions.dismiss} />
              <RecordActions
                definition={definition}
                context={{ actor, today }}
                record={estimate}
                busy={actions.activity.get(estimate.id)?.busy}
                act={actions.act}
                onHistory={() => onTab('history')}
              />
              <EstimateTerms {...props} estimate={estimate} />
              {estimate.client && estimate.status !== 'draft' && props.clientPage(estimate.client.id, estimate.id)}
              <EstimateLines estimate={estimate} />
              <AttachmentsSection {...{ estimate, actor, commands }} />
            </RecordParts>
          ),
        },
      ]}
      words={{ ...ESTIMATE_HISTORY, currency: currencyOf(props.source) }}
      onUndo={commands.undo}
      timeZone={actor.time_zone}
    >
      {actions.asking && (
        <EstimateQuestion
          {...{ definition, actions, actor, today, onEdit }}
          commands={closing}
          onClose={actions.stopAsking}
        />
      )}
    </RecordFrame>
  )
}
