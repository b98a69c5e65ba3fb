import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Failure, failureFrom } from '@/domain/record/failure'
import type { PaymentMethod, SubscriptionInvoice } from '@/domain/subscription/billing'
import { creditUse, nextPayment } from '@/domain/subscription/next-payment'
import { mayManageSubscription } from '@/domain/subscription/subscription'
import { CARD_TEXTS, OPEN_PAYMENT_SUCCEEDED, PAYMENT_PORTAL_FAILED } from '@/domain/subscription/texts'
import { isWebAddress } from '@/domain/text/field'
import type { Instant } from '@/domain/time/clock'
import { cardsQuery, invoicesQuery } from '@/services/billing/queries'
import { BillingScreen } from '@/ui/billing/billing-screen'
import type { Task } from '@/ui/billing/types'
import { lazyPart, usePreload } from '@/ui/kit/behavior/lazy-part'
import { calendarDate } from '@/ui/kit/layout/relative-time'
import { toast } from '@/ui/kit/overlays/toaster'
import { loadable } from '../-loading/loadable'
import { useNow } from '../-loading/use-now'
import { attempt, plainCommands } from '../-records/plain-commands'
import { useWorkspace } from '../-session/workspace'
import type { CustomerAccount } from './use-customer-account'
import { useSubscriptionFlow } from './use-subscription-flow'
import { useTask } from './use-task'

type Props = {
  customer: CustomerAccount
  customerId: string
  pageNumber: number
  onPage: (page: number) => void
}

const LazyAddCard = lazyPart({
  name: 'The card form',
  load: () => import('./add-card-container').then(({ AddCardContainer }) => AddCardContainer),
  isOverlay: true,
})

const after = <T,>(first: () => void, task: Task<T>): Task<T> => ({
  ...task,
  run(of) {
    first()
    task.run(of)
  },
})

const NOT_A_FILE: Failure = failureFrom({ status: 502, transport: 'The server named a place that is no invoice.' })

const isPdf = (url: string) => /^data:application\/pdf[;,]/.test(url)

export const isInvoiceAddress = (url: string): boolean => isPdf(url) || isWebAddress(url)

/** Saves an invoice's PDF. Throws a Failure for any other address. */
const saveInvoice = (url: string, number: string): void => {
  if (!isInvoiceAddress(url)) throw NOT_A_FILE
  const link = document.createElement('a')
  link.href = url
  link.download = `${number.replaceAll(/[^\w-]/g, '-')}.pdf`
  // Cross-origin files can't be saved, so they open in a new tab.
  if (!isPdf(url)) link.target = '_blank'
  link.rel = 'noopener noreferrer'
  link.click()
}

const NOT_ALLOWED = 'Your role can’t change payment methods.'

export const BillingContainer = ({ customer, customerId, pageNumber, onPage }: Props) => {
  const { workspace, actor, clock, newId } = useWorkspace()
  const { http, billing } = workspace
  const [isAdding, setAdding] = useState(false)
  usePreload(LazyAddCard)
  const now = useNow(clock)
  const cards = useQuery(cardsQuery(http, customerId))
  const invoices = useQuery(invoicesQuery(http, customerId, pageNumber))
  const flow = useSubscriptionFlow({ workspace, actor, newId, customerId, subscription: customer.subscription })

  const commands = plainCommands(
    workspace,
    { kind: 'card', changed: ['billing'] },
    {
      setDefault: ({ id }: PaymentMethod, key: string) => billing.setDefault(customerId, id, key),
      remove: ({ id }: PaymentMethod, key: string) => billing.remove(customerId, id, key),
      payOpen: (_open: 'open', key: string) => billing.payOpen(customerId, key),
    },
  )
  const setDefault = useTask(commands.setDefault, () => toast({ title: CARD_TEXTS.set_default.done }))
  const remove = useTask(commands.remove, () => toast({ title: CARD_TEXTS.remove.done }))
  const pay = useTask(commands.payOpen, () => toast({ title: OPEN_PAYMENT_SUCCEEDED }))
  const download = useTask(({ id, number }: SubscriptionInvoice) =>
    attempt(async () => {
      saveInvoice(await billing.invoiceUrl(customerId, id), number)
      return { ok: true }
    }),
  )
  // A new attempt clears earlier failures: only one is shown at a time.
  const clearFailures = () => {
    for (const { failure, dismiss } of [setDefault, remove, pay, download]) if (failure) dismiss()
    if (flow.outcome) flow.dismiss()
  }

  const onAdded = () => {
    setAdding(false)
    toast({ title: 'Payment method added.' })
  }

  const { outcome } = flow
  const { subscription } = customer
  const defaultCard = cards.data?.find((card) => card.is_default) ?? null
  const write = (at: Instant) => calendarDate(at, actor.time_zone)
  const open = subscription?.status === 'past_due' && cards.data ? nextPayment(subscription, defaultCard, write) : null
  return (
    <BillingScreen
      credit={subscription && creditUse(subscription, write)}
      openPayment={open && { text: open.text, hasCard: defaultCard !== null, pay: after(clearFailures, pay) }}
      portalFailure={
        outcome?.text === PAYMENT_PORTAL_FAILED ? { ...outcome, onRetry: flow.retry, onDismiss: flow.dismiss } : null
      }
      cards={{
        cards: loadable(cards),
        setDefault: after(clearFailures, setDefault),
        remove: after(clearFailures, remove),
        onAdd() {
          clearFailures()
          setAdding(true)
        },
        portal: {
          busy: flow.busy === 'open_portal',
          open() {
            clearFailures()
            flow.openPortal('payment')
          },
        },
        refusal: mayManageSubscription(actor) ? null : NOT_ALLOWED,
        subscription: customer.subscription,
        now,
        timeZone: actor.time_zone,
      }}
      invoices={{
        invoices: loadable(invoices),
        isTurning: invoices.isPlaceholderData,
        pageNumber,
        onPage,
        download: after(clearFailures, download),
        timeZone: actor.time_zone,
      }}
    >
      {isAdding && (
        <LazyAddCard
          customerId={customerId}
          isPastDue={open !== null}
          onClose={() => setAdding(false)}
          onAdded={onAdded}
        />
      )}
    </BillingScreen>
  )
}
