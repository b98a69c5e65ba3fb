import { useMemo } from 'react'
import { maySeePrices } from '@/domain/catalog/permissions'
import { AddButton, RecordCount } from '@/ui/kit/records/list/records-page'
import { RecordsPanel } from '@/ui/kit/records/list/records-panel'
import { useRecordList } from '@/ui/kit/records/list/use-record-list'
import { LazyPlanQuestion } from '../lazy-parts'
import type { ServicePlansScreenProps } from '../types'
import { planRecords } from './records'
import { usePlanActions } from './use-plan-actions'

const NONE: readonly never[] = []

type Props = ServicePlansScreenProps & { adding: Parameters<typeof AddButton>[0] }

/** Active Plans (PLAN-04, PLAN-05). */
export const PlansPanel = (props: Props) => {
  const { actor, commands, adding, questionContext, today, seesClients } = props
  const seesPrices = maySeePrices(actor)
  const plans = props.plans.state === 'ready' ? props.plans.value : NONE
  const definition = useMemo(() => planRecords({ plans, seesClients, seesPrices }), [plans, seesClients, seesPrices])
  const actions = usePlanActions(definition, props)
  const list = useRecordList(definition, actions, { ...props, records: props.plans })
  return (
    <>
      <RecordsPanel
        list={list}
        failed="Failed to load service plans. Please try again."
        controls={<RecordCount list={list} />}
        nothingYet={{
          hint: 'A plan is recurring work for a client. Its visits are scheduled and its charges made automatically.',
          action: <AddButton {...adding} />,
        }}
        damaged={{
          records: props.damaged,
          nameOf: (id) => (id > 0 ? `Plan ${id}` : 'A plan'),
          onHistory: (id) => props.onOpen(id, 'history'),
        }}
      />
      {actions.asking && (
        <LazyPlanQuestion {...{ actions, commands, questionContext, today }} onClose={actions.stopAsking} />
      )}
    </>
  )
}
