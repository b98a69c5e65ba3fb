import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { isEnded, type Subscription } from '@/domain/subscription/subscription'
import { Button } from '@/ui/kit/button'
import { lazyPart, usePreload } from '@/ui/kit/lazy-part'
import { HistoryCard } from './history-card'
import { NoSubscription } from './no-subscription'
import { OutcomeBanner } from './outcome-banner'
import { PlanActions } from './plan-actions'
import { PlanCard } from './plan-card'
import type { SubscriptionScreenProps } from './types'
import { UseCard } from './use-card'

type Asking = 'change_plan' | 'cancel'

const LazyDialogs = lazyPart({
  name: 'The dialog',
  load: () => import('./subscription-dialogs').then(({ SubscriptionDialogs }) => SubscriptionDialogs),
  isOverlay: true,
})

/** /dashboard/subscription: the plan, what is used of it, what can be done, what has happened (SUB-01). */
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
  const { subscription, mayManage, verdicts, busy, commands, use, now, timeZone } = props
  const [asking, setAsking] = useState<Asking | null>(null)
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
      <PlanCard subscription={subscription} mayManage={mayManage} now={now} timeZone={timeZone}>
        <PlanActions
          verdicts={verdicts}
          busy={busy}
          commands={commands}
          mayManage={mayManage}
          isEnded={isEnded(subscription)}
          isCancelling={subscription.cancel_at_period_end}
          onChangePlan={() => setAsking('change_plan')}
          onCancel={() => setAsking('cancel')}
        />
      </PlanCard>
      {!isEnded(subscription) && <UseCard use={use} subscription={subscription} upgrade={upgrade} />}
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
