import { owedText } from '@/domain/service-plan/owed'
import type { ServicePlan } from '@/domain/service-plan/plan'
import { chargeBillingText, contractText, countedHint, planWord, priceText } from '@/domain/service-plan/words'
import { formatDate, formatDay } from '@/domain/time/calendar'
import { Button } from '@/ui/kit/actions/button'
import { TextLink } from '@/ui/kit/actions/text-link'
import { RecordLine, RecordSection } from '@/ui/kit/records/page/record-section'
import { clientNameOf, clientNumber, NextService } from '../plans/records'

type Props = { plan: ServicePlan; today: string; seesClients: boolean; seesPrices: boolean; onWhy: () => void }

export const PlanTerms = ({ plan, today, seesClients, seesPrices, onWhy }: Props) => {
  const name = clientNameOf(plan)
  return (
    <>
      <RecordSection title="Plan">
        <RecordLine label="Client">
          {clientNumber(plan)}{' '}
          {seesClients && name ? <TextLink to={`/dashboard/clients/${plan.client_id}`}>{name}</TextLink> : name}
        </RecordLine>
        <RecordLine label="Category">{planWord(plan.category)}</RecordLine>
        <RecordLine label="Frequency">
          {planWord(plan.frequency)}
          {'\n'}
          {countedHint(plan.counted_from, plan.frequency)}
        </RecordLine>
        <RecordLine label="Next service">
          <NextService plan={plan} today={today} />
        </RecordLine>
        <RecordLine label="Starts">{formatDate(plan.start_date)}</RecordLine>
        <RecordLine label="Min contract">{contractText(plan.min_contract_months)}</RecordLine>
        {plan.special_instructions && <RecordLine label="Special instructions">{plan.special_instructions}</RecordLine>}
        {plan.unscheduled_dates.length > 0 && (
          <RecordLine label="Not scheduled">
            {plan.unscheduled_dates.map((day) => formatDay(day, today)).join('; ')}
          </RecordLine>
        )}
      </RecordSection>
      <RecordSection title="Billing">
        {seesPrices && <RecordLine label="Price">{priceText(plan)}</RecordLine>}
        <RecordLine label="Billing cycle">{planWord(plan.billing_cycle)}</RecordLine>
        <RecordLine label="Bill charges">{chargeBillingText(plan.charge_billing)}</RecordLine>
        <RecordLine label="Next billing">
          {plan.next_billing_date === null ? noBilling(plan) : formatDay(plan.next_billing_date, today)}
        </RecordLine>
        {seesPrices && (
          <RecordLine label="Balance">
            {owedText(plan)}{' '}
            <Button variant="outline" size="sm" ms="2" onClick={onWhy}>
              Why this balance?
            </Button>
          </RecordLine>
        )}
      </RecordSection>
    </>
  )
}

const noBilling = ({ billing_cycle, status }: ServicePlan): string =>
  billing_cycle === 'per_service' && status === 'active' ? 'When a visit is completed' : 'Nothing is charged'
