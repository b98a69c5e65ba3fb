import { useMemo } from 'react'
import { mayCreateEstimates } from '@/domain/estimate/permissions'
import { usePreload } from '@/ui/kit/behavior/lazy-part'
import { AddButton, RecordsPage } from '@/ui/kit/records/list/records-page'
import { RecordsPanel } from '@/ui/kit/records/list/records-panel'
import { useRecordList } from '@/ui/kit/records/list/use-record-list'
import { LazyEstimateDetails, LazyEstimateQuestion } from './lazy-parts'
import { estimateRecords } from './records'
import type { EstimatesScreenProps } from './types'
import { useEstimateActions } from './use-estimate-actions'

const NONE: readonly never[] = []

/** EST-01, EST-02. All data and commands come from props. */
export const EstimatesScreen = (props: EstimatesScreenProps) => {
  const { estimates, actor, commands, onCreate, onEdit } = props
  usePreload(LazyEstimateDetails)
  const loadedEstimates = estimates.state === 'ready' ? estimates.value : NONE
  const definition = useMemo(
    () => estimateRecords(loadedEstimates, actor.time_zone),
    [loadedEstimates, actor.time_zone],
  )
  const actions = useEstimateActions(definition, props)
  const list = useRecordList(definition, actions, { ...props, records: estimates })
  const refusal = mayCreateEstimates(actor) ? null : 'Your role can’t create estimates.'
  const adding = { label: 'Create Estimate', refusal, onAdd: onCreate }
  return (
    <>
      <RecordsPage title="Estimates & Quotes" list={list} adding={adding}>
        <RecordsPanel
          list={list}
          failed="Failed to load estimates. Please try again."
          noMatch={{ title: 'No estimates found', hint: 'Try adjusting your search criteria' }}
          nothingYet={{
            title: 'No estimates found',
            hint: 'Start by creating your first estimate',
            action: <AddButton {...adding} />,
          }}
        />
      </RecordsPage>
      {actions.asking && (
        <LazyEstimateQuestion
          {...{ definition, actions, actor, commands, onEdit }}
          today={props.today}
          onClose={actions.stopAsking}
        />
      )}
    </>
  )
}
