import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { limitsInWords } from '@/domain/subscription/limits'
import { planOf } from '@/domain/subscription/plan'
import { isEnded, type Subscription } from '@/domain/subscription/subscription'
import type { Instant } from '@/domain/time/clock'
import type { SubscriptionOutcome } from '@/machines/subscription/selectors'
import { Button } from '@/ui/kit/actions/button'
import { lazyPart, usePreload } from '@/ui/kit/behavior/lazy-part'
import { Banner } from '@/ui/kit/feedback/banner'
import type { Pageable } from '@/ui/kit/feedback/loadable'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import { StatusIcon } from '@/ui/kit/feedback/status-icon'
import { Card } from '@/ui/kit/layout/card'
import { FactList, type ListedFact, typeInWords } from '@/ui/kit/records/page/fact-list'
import { NoSubscription } from './no-subscription'
import { PlanActions } from './plan-actions'
import { PlanCard } from './plan-card'
import type { SubscriptionCommands, SubscriptionScreenProps } from './types'
import { UseCard } from './use-card'

type DialogKind = 'change_plan' | 'cancel'

const LazyDialogs = lazyPart({
  name: 'The dialog',
  load: () => import('./subscription-dialogs').then(({ SubscriptionDialogs }) => SubscriptionDialogs),
  isOverlay: true,
})

/** /dashboard/subscription: plan, usage, actions and history (SUB-01). */
export const SubscriptionScreen = (props: SubscriptionScreenProps) => {
  const { subscription, outcome, commands, mayManage, history, now, timeZone } = props
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {outcome && <OutcomeBanner outcome={outcome} retry={commands.retry} dismiss={commands.dismiss} />}
      {subscription === null ? (
        <NoSubscription mayManage={mayManage} />
      ) : (
        <Subscribed {...props} subscription={subscription} />
      )}
      {history && <HistoryCard history={history} now={now} timeZone={timeZone} />}
    </chakra.div>
  )
}

const Subscribed = (props: SubscriptionScreenProps & { subscription: Subscription }) => {
  const { subscription, card, mayManage, verdicts, busy, commands, use, now, timeZone } = props
  const [asking, setAsking] = useState<DialogKind | null>(null)
  usePreload(LazyDialogs)
  const upgrade = verdicts.change_plan.ok && (
    <Button size="sm" variant="outline" onClick={() => setAsking('change_plan')}>
      Upgrade
    </Button>
  )
  return (
    <chakra.div
      display="grid"
      gap="4"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
    >
      <PlanCard subscription={subscription} card={card} mayManage={mayManage} now={now} timeZone={timeZone}>
        {mayManage ? (
          <PlanActions
            verdicts={verdicts}
            busy={busy}
            commands={commands}
            isEnded={isEnded(subscription)}
            isCancelling={subscription.cancel_at_period_end}
            onChangePlan={() => setAsking('change_plan')}
            onCancel={() => setAsking('cancel')}
          />
        ) : (
          <chakra.p color="fg.muted">Someone who manages billing in your business can change it.</chakra.p>
        )}
      </PlanCard>
      <chakra.div display="grid" gap="4">
        {!isEnded(subscription) && <UseCard use={use} subscription={subscription} upgrade={upgrade} />}
        <IncludedCard subscription={subscription} />
      </chakra.div>
      {asking && (
        <LazyDialogs
          asking={asking}
          subscription={subscription}
          use={use.state === 'ready' ? use.value : null}
          commands={commands}
          onClose={() => setAsking(null)}
          now={now}
          timeZone={timeZone}
        />
      )}
    </chakra.div>
  )
}

const IncludedCard = ({ subscription }: { subscription: Subscription }) => {
  const plan = planOf(subscription.plan_id)
  return (
    plan && (
      <Card title="What’s included">
        <chakra.ul listStyle="none" display="grid" gap="2">
          {[limitsInWords(plan), ...plan.features].map((feature) => (
            <chakra.li key={feature} display="flex" gap="2">
              <chakra.span color="success.fg" display="inline-flex" pt="0.5">
                <StatusIcon kind="success" size={16} />
              </chakra.span>
              {feature}
            </chakra.li>
          ))}
        </chakra.ul>
      </Card>
    )
  )
}

type OutcomeProps = { outcome: SubscriptionOutcome } & Pick<SubscriptionCommands, 'retry' | 'dismiss'>

/** Outcome of the last request in the specified words, with the back end's message below (SUB-11 to SUB-14). */
const OutcomeBanner = ({ outcome: { kind, text, detail, mayRetry }, retry, dismiss }: OutcomeProps) => (
  <Banner
    kind={kind === 'done' ? 'success' : 'error'}
    detail={detail}
    onRetry={mayRetry ? retry : undefined}
    onDismiss={dismiss}
  >
    {text}
  </Banner>
)

type HistoryProps = { history: Pageable<ListedFact>; now: Instant; timeZone: string }

const HistoryCard = ({ history, now, timeZone }: HistoryProps) => (
  <Card title="History">
    <FactList
      facts={history}
      loading={<SkeletonLines count={4} label="Loading the history…" />}
      failed="Failed to load the history."
      empty={<chakra.p color="fg.muted">Nothing has changed yet. Every change from now on is kept here.</chakra.p>}
      words={({ note, type }) => note ?? typeInWords(type)}
      now={now}
      timeZone={timeZone}
    />
  </Card>
)
