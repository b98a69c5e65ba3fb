import { chakra } from '@chakra-ui/react'
import { Card } from '@/ui/kit/card'
import { SkeletonLines, SkeletonRows } from '@/ui/kit/skeleton'

/** The billing page until it is known whose cards and invoices it shows, in the layout it will have. */
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
