import CirclePause from 'lucide-react/icons/circle-pause'
import CirclePlay from 'lucide-react/icons/circle-play'
import Eye from 'lucide-react/icons/eye'
import { fullName } from '@/domain/account/user'
import { type Cents, dollarsFromCents } from '@/domain/money/money'
import { sumText } from '@/domain/money/sum-text'
import { editRefusal, isRunning, judgePlan, type PlanCommand } from '@/domain/service-plan/commands'
import { filterPlans, type PlanFilter } from '@/domain/service-plan/filter'
import { isOwing, owedText } from '@/domain/service-plan/owed'
import type { ServicePlan } from '@/domain/service-plan/plan'
import { progressPercent } from '@/domain/service-plan/visits'
import { BILLING_CYCLES, PLAN_STATUSES } from '@/domain/service-plan/vocabulary'
import { planWord, priceText } from '@/domain/service-plan/words'
import { type Day, formatDay } from '@/domain/time/calendar'
import { TextLink } from '@/ui/kit/actions/text-link'
import { defineRecords, type RecordContext, verdictOf } from '@/ui/kit/records/actions/definition'
import { lastNameFirst } from '@/ui/kit/records/list/cells'
import { choiceOf, clientChoice } from '@/ui/kit/records/list/choices'
import { byNumber, byRank, byText } from '@/ui/kit/records/list/sort'
import { PlanProgress, PlanStatusTag, progressText } from '../plan-tags'
import type { PlanAction, PlanColumn } from '../types'

const clientOf = ({ client_first_name, client_last_name }: ServicePlan) => ({
  first_name: client_first_name,
  last_name: client_last_name,
})

/** Empty when the client was deleted. */
export const clientNameOf = (plan: ServicePlan): string => fullName(clientOf(plan)).trim()

/** `Weekly Lawn Care for Diane Mercer`: names the client, because many have the same plan. */
export const planName = (plan: ServicePlan): string =>
  [plan.plan_name, clientNameOf(plan)].filter(Boolean).join(' for ')

/** `Client #12`. */
export const clientNumber = ({ client_id }: Pick<ServicePlan, 'client_id'>): string => `Client #${client_id}`

const NO_VISIT = 'Not scheduled'

/** For example `Fri, Nov 20`. */
const nextServiceText = ({ next_service_date }: ServicePlan, today: Day): string =>
  next_service_date === null ? NO_VISIT : formatDay(next_service_date, today)

const dated = byText(({ next_service_date }: ServicePlan) => next_service_date ?? '9999')

const judged =
  (command: PlanCommand) =>
  (plan: ServicePlan, { actor }: Pick<RecordContext, 'actor'>) =>
    judgePlan(actor, command, plan)

type Options = {
  plans: readonly ServicePlan[]
  seesClients: boolean
  /** True when the person may see prices and balances (PERM-17). */
  seesPrices: boolean
}

/** For example `Weekly · $260.00 per month`. */
const termsText = (plan: ServicePlan, seesPrices: boolean): string =>
  [planWord(plan.frequency), seesPrices && priceText(plan)].filter(Boolean).join(' · ')

/** Plan list definition (PLAN-04, PLAN-05) for table, cards, toolbar and export. */
export const planRecords = ({ plans, seesClients, seesPrices }: Options) => {
  const inFile = (amount: Cents) => (seesPrices ? dollarsFromCents(amount) : '')
  return defineRecords<ServicePlan, PlanAction, PlanColumn, Omit<PlanFilter, 'search'>>({
    noun: ['service plan', 'service plans'],
    short: planName,
    title: planName,
    columns: {
      name: {
        label: 'Plan Details',
        alwaysShown: true,
        under: (plan) => termsText(plan, seesPrices),
        cell: ({ plan_name }) => plan_name,
        compare: byText(({ plan_name }) => plan_name),
      },
      client: {
        label: 'Client',
        width: 200,
        roomy: 260,
        hideBelow: 680,
        under: (plan) => `${clientNumber(plan)} ${clientNameOf(plan)}`,
        cell: (plan) => (
          <span className="clip" title={`${clientNumber(plan)} ${clientNameOf(plan)}`}>
            {clientNumber(plan)}{' '}
            {seesClients && clientNameOf(plan) ? (
              <TextLink to={`/dashboard/clients/${plan.client_id}`}>{clientNameOf(plan)}</TextLink>
            ) : (
              clientNameOf(plan)
            )}
          </span>
        ),
        compare: byText((plan) => lastNameFirst(clientOf(plan))),
      },
      status: {
        label: 'Status',
        width: 110,
        cell: ({ status }) => <PlanStatusTag status={status} />,
        compare: byRank(PLAN_STATUSES, ({ status }) => status),
      },
      progress: {
        label: 'Progress',
        width: 190,
        hideBelow: 900,
        cell: (plan) => <PlanProgress plan={plan} />,
        compare: byNumber(progressPercent),
      },
      next: {
        label: 'Next Service',
        width: 124,
        hideBelow: 560,
        cell: (plan, { today }) => <NextService plan={plan} today={today} />,
        compare: dated,
      },
      balance: {
        label: 'Balance',
        width: 110,
        end: true,
        cell: (plan) => (seesPrices ? <Balance plan={plan} /> : '–'),
        compare: byNumber(({ outstanding_balance }) => outstanding_balance),
      },
    },
    opens: 'name',
    statusColumn: 'status',
    defaultOrder: () => (a, b) =>
      PLAN_STATUSES.indexOf(a.status) - PLAN_STATUSES.indexOf(b.status) || dated(a, b) || a.id - b.id,
    searchHint: 'Plan or status',
    shortSearchHint: 'Search plans',
    filters: {
      status: choiceOf('Status', 'All Status', PLAN_STATUSES, planWord),
      cycle: choiceOf('Billing cycle', 'All billing cycles', BILLING_CYCLES, planWord),
      client: clientChoice(plans, (plan) => clientNameOf(plan) || clientNumber(plan)),
      balance: {
        label: 'Balance',
        kind: 'choice',
        options: [
          { value: '', label: 'Any balance' },
          { value: 'owing', label: 'Balance due' },
        ],
      },
    },
    narrow: filterPlans,
    actions: {
      pause: {
        label: 'Pause…',
        busyLabel: 'Pausing…',
        done: 'paused',
        failure: 'Failed to pause plan. Please try again.',
        judge: judged('pause'),
        bulk: true,
        passed: ({ status }) => status !== 'active',
        icon: CirclePause,
      },
      resume: {
        label: 'Resume…',
        busyLabel: 'Resuming…',
        done: 'resumed',
        failure: 'Failed to resume plan. Please try again.',
        judge: judged('resume'),
        bulk: true,
        passed: ({ status }) => status !== 'paused',
        icon: CirclePlay,
      },
      view: {
        label: 'View',
        busyLabel: 'Opening…',
        done: 'opened',
        failure: 'Failed to open plan. Please try again.',
        judge: () => ({ ok: true }),
        icon: Eye,
        page: 'none',
      },
      edit: {
        label: 'Edit…',
        key: 'e',
        busyLabel: 'Saving…',
        done: 'saved',
        failure: 'Failed to update plan. Please try again.',
        judge: (plan, { actor }) => verdictOf(editRefusal(actor, plan)),
        passed: ({ status }) => !isRunning(status),
      },
      complete: {
        label: 'Complete…',
        busyLabel: 'Completing…',
        done: 'completed',
        failure: 'Failed to complete plan. Please try again.',
        judge: judged('complete'),
        passed: ({ status }) => status !== 'active',
        page: 'menu',
      },
      // Always present; in a final state it explains why it is disabled.
      cancel: {
        label: 'Cancel…',
        busyLabel: 'Cancelling…',
        done: 'cancelled',
        failure: 'Failed to cancel plan. Please try again.',
        judge: judged('cancel'),
        bulk: true,
        tone: 'danger',
        page: 'always',
      },
    },
    card: {
      head: (plan) => (
        <>
          <span>{clientNumber(plan)}</span>
          <PlanStatusTag status={plan.status} />
        </>
      ),
      ...(seesPrices && {
        who: (plan) => (
          <>
            Balance <Balance plan={plan} />
          </>
        ),
      }),
      lines: (plan, { today }) => [
        termsText(plan, seesPrices),
        `Progress: ${progressText(plan)}`,
        `Next service: ${nextServiceText(plan, today)}`,
      ],
      steps: ({ status }) => (status === 'paused' ? ['resume'] : []),
      isQuiet: true,
    },
    csv: [
      ['Plan', ({ plan_name }) => plan_name],
      ['Client', (plan) => clientNumber(plan)],
      ['Client name', clientNameOf],
      ['Status', ({ status }) => planWord(status)],
      ['Start date', ({ start_date }) => start_date],
      ['Frequency', ({ frequency }) => planWord(frequency)],
      ['Billing cycle', ({ billing_cycle }) => planWord(billing_cycle)],
      ['Price per cycle', ({ price_per_cycle }) => inFile(price_per_cycle), 'money'],
      ['Price per service', ({ price_per_service }) => inFile(price_per_service), 'money'],
      ['Completed', ({ total_services_completed }) => total_services_completed],
      ['Scheduled', ({ total_services_scheduled }) => total_services_scheduled],
      ['Next service', ({ next_service_date }) => next_service_date ?? ''],
      ['Next billing', ({ next_billing_date }) => next_billing_date ?? ''],
      ['Balance', ({ outstanding_balance }) => inFile(outstanding_balance), 'money'],
      [
        'Balance in earlier currencies',
        ({ earlier_balances = [] }) => (earlier_balances.length > 0 ? sumText(earlier_balances) : ''),
      ],
      ['Special instructions', ({ special_instructions }) => special_instructions],
    ],
  })
}

export const NextService = ({ plan, today }: { plan: ServicePlan; today: Day }) => {
  const day = plan.next_service_date
  return <span className={day === null ? 'calm' : undefined}>{day === null ? NO_VISIT : formatDay(day, today)}</span>
}

/** Red when something is owed (PLAN-04). */
const Balance = ({ plan }: { plan: ServicePlan }) => (
  <span
    className={isOwing(plan) ? undefined : 'calm'}
    style={isOwing(plan) ? { color: 'var(--gw-colors-danger-fg)', fontWeight: 600 } : undefined}
  >
    {owedText(plan)}
  </span>
)
