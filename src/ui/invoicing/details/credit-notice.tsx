import type { Invoice } from '@/domain/invoice/invoice'
import { amountIn } from '@/domain/money/amount-in'
import { Banner } from '@/ui/kit/feedback/banner'

/** Credit that can be applied, or that the invoice itself has; renders nothing when there is none. */
export const CreditNotice = ({ invoice }: { invoice: Invoice }) => {
  const { credit_available, credit_left, currency } = invoice
  if (credit_available > 0)
    return (
      <Banner kind="info">{`The client has ${amountIn(credit_available, currency)} of credit. Apply it to lower what is due.`}</Banner>
    )
  if (credit_left > 0)
    return (
      <Banner kind="info">{`${amountIn(credit_left, currency)} of credit is left. Apply it to another invoice of this client, refund it or pay it out.`}</Banner>
    )
  return null
}
