import { useMemo } from 'react'
import { maySeePrices } from '@/domain/catalog/permissions'
import { ActionNotice } from '@/ui/kit/records/actions/action-notice'
import { RecordActions } from '@/ui/kit/records/page/record-actions'
import { RecordFrame, RecordHeading } from '@/ui/kit/records/page/record-frame'
import { RecordParts } from '@/ui/kit/records/page/record-section'
import { CHARGE_HISTORY, PLAN_HISTORY } from '../history'
import { PlanStatusTag, progressText } from '../plan-tags'
import { PlanQuestion } from '../plans/plan-question'
import { planRecords } from '../plans/records'
import { usePlanActions } from '../plans/use-plan-actions'
import type { PlanDetailsProps } from '../types'
import { PlanCharges } from './plan-charges'
import { PlanTerms } from './plan-terms'
import { PlanVisits } from './plan-visits'

const NONE: readonly never[] = []
const PARTS = { plan_charge: CHARGE_HISTORY }
const ignore = () => undefined

export const PlanDetails = (props: PlanDetailsProps) => {
  const { actor, today, commands, account, own, seesClients, onTab } = props
  const seesPrices = maySeePrices(actor)
  const definition = useMemo(() => planRecords({ plans: NONE, seesClients, seesPrices }), [seesClients, seesPrices])
  const actions = usePlanActions(definition, { ...props, onOpen: ignore })
  const busyLabel = definition.actions.find(({ id }) => id === own.busy)?.busyLabel
  return (
    <RecordFrame
      {...props}
      as="drawer"
      definition={definition}
      forbiddenHint="Your role can’t see service plans."
      heading={(plan) => (
        <RecordHeading busy={busyLabel}>
          <PlanStatusTag status={plan.status} />
          <span>{progressText(plan)}</span>
        </RecordHeading>
      )}
      tabs={(plan) => [
        {
          id: 'details',
          label: 'Details',
          panel: (
            <RecordParts>
              <ActionNotice notice={actions.notice} onDismiss={actions.dismiss} />
              <RecordActions
                definition={definition}
                context={{ actor, today }}
                record={plan}
                busy={actions.activity.get(plan.id)?.busy}
                act={actions.act}
                onHistory={() => onTab('history')}
              />
              <PlanTerms {...{ plan, today, seesClients, seesPrices }} onWhy={() => onTab('charges')} />
            </RecordParts>
          ),
        },
        { id: 'visits', label: 'Visits', panel: <PlanVisits plan={plan} account={account} today={today} /> },
        ...(seesPrices
          ? [
              {
                id: 'charges' as const,
                label: 'Charges',
                panel: <PlanCharges {...{ plan, account, today, commands }} />,
              },
            ]
          : []),
      ]}
      words={PLAN_HISTORY}
      parts={PARTS}
      onUndo={commands.undo}
      timeZone={actor.time_zone}
    >
      {actions.asking && (
        <PlanQuestion
          {...{ actions, commands, today }}
          questionContext={{ onAsk: ignore, account }}
          onClose={actions.stopAsking}
        />
      )}
    </RecordFrame>
  )
}
