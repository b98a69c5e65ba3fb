import { Fragment, type ReactNode } from 'react'
import { managesOwnSubscription } from '@/domain/subscription/subscription'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { PageHeader } from '@/ui/kit/layout/page-header'
import { NoCustomer, SubscriptionUnknown } from '@/ui/subscription/subscription-wait'
import { useWorkspace } from '../-session/workspace'
import { type CustomerAccount, useCustomerAccount } from './use-customer-account'

type Props = {
  title: string
  loading: ReactNode
  /** Keyed by customer, so state resets when the customer changes. */
  children: (customer: CustomerAccount, customerId: string) => ReactNode
}

/** A billing page of the product's own customer. A business that isn't one yet is redirected to onboarding (DASH-06). */
export const CustomerPage = ({ title, loading, children }: Props) => {
  const { workspace, actor } = useWorkspace()
  const account = useCustomerAccount(workspace, true)
  return (
    <>
      <PageHeader title={title} />
      <Loaded of={account} loading={loading} failed={(failed) => <SubscriptionUnknown {...failed} />}>
        {(customer) =>
          customer.customerId === null ? (
            <NoCustomer isOwn={managesOwnSubscription(actor)} />
          ) : (
            <Fragment key={customer.customerId}>{children(customer, customer.customerId)}</Fragment>
          )
        }
      </Loaded>
    </>
  )
}
