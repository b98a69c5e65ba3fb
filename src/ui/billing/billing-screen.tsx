import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { SubscriptionOutcome } from '@/machines/subscription/selectors'
import { Banner } from '@/ui/kit/feedback/banner'
import { SkeletonLines, SkeletonRows } from '@/ui/kit/feedback/skeleton'
import { Card } from '@/ui/kit/layout/card'
import { CardsCard } from './cards-card'
import { InvoicesCard } from './invoices-card'
import { OpenPaymentNotice } from './open-payment-notice'
import type { CardsProps, InvoicesProps, OpenPayment } from './types'

type Props = {
  /** Null when there is no credit. */
  credit: readonly [title: string, detail: string] | null
  /** Null when no payment is past due. */
  openPayment: OpenPayment | null
  portalFailure: (SubscriptionOutcome & { onRetry: () => void; onDismiss: () => void }) | null
  cards: CardsProps
  invoices: InvoicesProps
  children?: ReactNode
}

/** BILL-01 */
export const BillingScreen = ({ credit, openPayment, portalFailure, cards, invoices, children }: Props) => (
  <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
    {openPayment && <OpenPaymentNotice {...openPayment} refusal={cards.refusal} onAddCard={cards.onAdd} />}
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
    {credit && (
      <Banner kind="info" detail={credit[1]}>
        {credit[0]}
      </Banner>
    )}
    <CardsCard {...cards} />
    <InvoicesCard {...invoices} />
    {children}
  </chakra.div>
)

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
