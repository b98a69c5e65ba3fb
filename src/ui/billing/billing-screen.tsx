import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { SubscriptionOutcome } from '@/machines/subscription/selectors'
import { Banner } from '@/ui/kit/banner'
import { Card } from '@/ui/kit/card'
import { SkeletonLines, SkeletonRows } from '@/ui/kit/skeleton'
import { CardsCard } from './cards-card'
import { InvoicesCard } from './invoices-card'
import type { CardsProps, InvoicesProps } from './types'

type Props = {
  /** Whether a payment is open. */
  isPastDue: boolean
  /** That the payment portal did not open. */
  portalFailure: (SubscriptionOutcome & { onRetry: () => void; onDismiss: () => void }) | null
  cards: CardsProps
  invoices: InvoicesProps
  /** The dialog in which a card is added, while it is open. */
  children?: ReactNode
}

/** /dashboard/billing: cards and invoices (BILL-01). */
export const BillingScreen = ({ isPastDue, portalFailure, cards, invoices, children }: Props) => (
  <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
    {isPastDue && (
      <Banner
        kind="error"
        detail="Add a card, or make another one the default: the open payment is then tried again at once."
      >
        Your payment is past due. Please update your payment method.
      </Banner>
    )}
    {portalFailure && (
      <Banner
        kind="error"
        detail={portalFailure.detail}
        onRetry={portalFailure.onRetry}
        onDismiss={portalFailure.onDismiss}
      >
        {portalFailure.text}
      </Banner>
    )}
    <CardsCard {...cards} />
    <InvoicesCard {...invoices} />
    {children}
  </chakra.div>
)

/** The billing page while it loads, in the layout it will have. */
export const BillingLoading = () => (
  <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
    <Card title="Payment methods">
      <SkeletonLines count={4} label="Loading payment methods…" />
    </Card>
    <Card title="Invoices">
      <SkeletonRows count={10} label="Loading invoices…" />
    </Card>
  </chakra.div>
)
