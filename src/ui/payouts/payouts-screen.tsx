import { useMemo } from 'react'
import { payoutCreateRefusal } from '@/domain/payout/permissions'
import { usePreload } from '@/ui/kit/behavior/lazy-part'
import { AddButton, RecordsPage } from '@/ui/kit/records/list/records-page'
import { RecordsPanel } from '@/ui/kit/records/list/records-panel'
import { useRecordList } from '@/ui/kit/records/list/use-record-list'
import { PayoutFigures } from './figures'
import { LazyPayoutDetails, LazyPayoutDialogs } from './lazy-parts'
import { payoutRecords } from './records'
import type { PayoutsScreenProps } from './types'
import { usePayoutActions } from './use-payout-actions'

const NONE: readonly never[] = []

/** Customer payouts (POUT-01, POUT-02). All data and actions come through props. */
export const PayoutsScreen = (props: PayoutsScreenProps) => {
  const { payouts, actor, commands, seesClients, onAdd } = props
  usePreload(LazyPayoutDetails)
  usePreload(LazyPayoutDialogs)
  const all = payouts.state === 'ready' ? payouts.value : NONE
  const { time_zone: timeZone } = actor
  const definition = useMemo(() => payoutRecords({ payouts: all, seesClients, timeZone }), [all, seesClients, timeZone])
  const actions = usePayoutActions(definition, props)
  const list = useRecordList(definition, actions, { ...props, records: payouts })
  const adding = { label: 'Create Payout', refusal: payoutCreateRefusal(actor), onAdd }
  return (
    <>
      <RecordsPage title="Customer Payouts" list={list} adding={adding}>
        {(payouts.state === 'loading' || all.length > 0) && (
          <PayoutFigures payouts={payouts.state === 'ready' ? all : null} onNarrow={props.onPlace} />
        )}
        <RecordsPanel
          list={list}
          failed="Failed to load payout data. Please try again."
          nothingYet={{
            hint: 'A payout sends money to a customer: a refund, a credit, or a reward.',
            action: <AddButton {...adding} />,
          }}
        />
      </RecordsPage>
      {actions.asking && <LazyPayoutDialogs {...{ definition, actions, commands }} />}
    </>
  )
}
