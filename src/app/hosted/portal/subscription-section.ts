import type { HostedPortal } from '@/mock-server/hosted/wire'
import { ask } from '../ask'
import { el } from '../dom'
import { longDate } from '../words'
import { type Desk, drawSection } from './desk'
import { type Standing, standingOf } from './standing'

type Subscription = NonNullable<HostedPortal['subscription']>

/** Plan, status, what comes next, and Cancel or Resume. */
export const drawSubscription = (subscription: Subscription | null, desk: Desk): HTMLElement => {
  if (!subscription) return drawSection('subscription', 'Subscription', el('p', {}, 'No active subscription'))
  const standing = standingOf(subscription)
  return drawSection(
    'subscription',
    'Subscription',
    el(
      'p',
      { class: 'pay-plan' },
      el('strong', {}, standing.plan),
      el('span', { class: 'pay-badge', 'data-tone': standing.tone }, standing.status),
    ),
    el('p', {}, standing.next),
    desk.problemOf('subscription'),
    drawAction(standing, subscription, desk),
  )
}

const drawAction = ({ action, plan }: Standing, subscription: Subscription, desk: Desk): HTMLElement | null => {
  if (action === null) return null
  const resume = () =>
    desk.write({
      part: 'subscription',
      button,
      busy: 'Resuming…',
      call: (api, token, key) => api.resume(token, key),
      done: 'Subscription resumed successfully!',
    })
  const cancel = async () => {
    const sure = await ask({
      title: 'Cancel this subscription?',
      text: `${plan}. It stays active until ${longDate(subscription.current_period_end)}.`,
      yes: 'Cancel subscription',
      no: 'Keep it',
      danger: true,
    })
    if (!sure) return
    await desk.write({
      part: 'subscription',
      button,
      busy: 'Cancelling…',
      call: (api, token, key) => api.cancel(token, key),
      done: 'Subscription will be cancelled at the end of the billing period.',
    })
  }
  const button = el(
    'button',
    { type: 'button', class: 'pay-button plain', click: () => void (action === 'resume' ? resume() : cancel()) },
    action === 'resume' ? 'Resume subscription' : 'Cancel subscription',
  )
  return button
}
