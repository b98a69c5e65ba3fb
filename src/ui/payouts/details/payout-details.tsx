import { useMemo } from 'react'
import { TextLink } from '@/ui/kit/actions/text-link'
import { Banner } from '@/ui/kit/feedback/banner'
import { ActionNotice } from '@/ui/kit/records/actions/action-notice'
import { RecordActions } from '@/ui/kit/records/page/record-actions'
import { RecordFrame, RecordHeading } from '@/ui/kit/records/page/record-frame'
import { RecordParts } from '@/ui/kit/records/page/record-section'
import { currencyOf } from '@/ui/kit/records/page/record-source'
import { PayoutDialogs } from '../dialogs/payout-dialogs'
import { PAYOUT_HISTORY } from '../history'
import { PayoutStatusTag } from '../payout-status'
import { payoutRecords } from '../records'
import type { PayoutDetailsProps } from '../types'
import { usePayoutActions } from '../use-payout-actions'
import { PayoutFacts } from './payout-facts'

const NONE: readonly never[] = []

/** Drawer beside the list (POUT-07). */
export const PayoutDetails = (props: PayoutDetailsProps) => {
  const { actor, today, commands, own, seesClients, onTab } = props
  const { time_zone: timeZone } = actor
  const definition = useMemo(() => payoutRecords({ payouts: NONE, seesClients, timeZone }), [seesClients, timeZone])
  const actions = usePayoutActions(definition, props)
  const busyLabel = definition.actions.find(({ id }) => id === own.busy)?.busyLabel
  return (
    <RecordFrame
      {...props}
      as="drawer"
      definition={definition}
      forbiddenHint="Your role can’t see payouts."
      heading={(payout) => (
        <RecordHeading busy={busyLabel}>
          <PayoutStatusTag status={payout.status} />
          <TextLink to={`/dashboard/payouts/${payout.id}`}>Open receipt</TextLink>
        </RecordHeading>
      )}
      tabs={(payout) => [
        {
          id: 'details',
          label: 'Details',
          panel: (
            <RecordParts>
              <ActionNotice notice={actions.notice} onDismiss={actions.dismiss} />
              {payout.failure_reason && (
                <Banner kind="warning" detail={payout.failure_reason}>
                  This payout failed
                </Banner>
              )}
              <RecordActions
                definition={definition}
                context={{ actor, today }}
                record={payout}
                busy={actions.activity.get(payout.id)?.busy}
                act={actions.act}
                onHistory={() => onTab('history')}
              />
              <PayoutFacts payout={payout} seesClients={seesClients} timeZone={timeZone} />
            </RecordParts>
          ),
        },
      ]}
      words={{ ...PAYOUT_HISTORY, currency: currencyOf(props.source) }}
      onUndo={commands.undo}
      timeZone={timeZone}
    >
      {actions.asking && <PayoutDialogs {...{ definition, actions, commands }} />}
    </RecordFrame>
  )
}
