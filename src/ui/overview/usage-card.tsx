import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Card } from '@/ui/kit/card'
import { EmptyState } from '@/ui/kit/empty-state'
import { LimitMeter } from '@/ui/kit/limit-meter'
import type { Loadable } from '@/ui/kit/loadable'
import { Skeleton } from '@/ui/kit/skeleton'
import { TextLink } from '@/ui/kit/text-link'
import { VisuallyHidden } from '@/ui/kit/visually-hidden'
import type { Usage } from './types'

export type UsageCardProps = {
  usage: Loadable<Usage>
  onRetry: () => void
  /** How many customers the plan allows; null while no plan says, and for one without a limit. */
  customerLimit: number | null
  /** Whether this person may go to a larger plan. */
  mayUpgrade: boolean
}

/** Customers against the plan's limit, and services of this month (DASH-03, X-28). */
export const UsageCard = ({ usage, onRetry, customerLimit, mayUpgrade }: UsageCardProps) => {
  const upgrade = mayUpgrade && <TextLink to="/dashboard/subscription">Upgrade to add more</TextLink>
  return (
    <Card title="Usage">
      {usage.state === 'loading' && <Coming />}
      {usage.state === 'failed' && (
        <EmptyState kind="failed" title="Usage could not be loaded." hint={usage.failure.message} onRetry={onRetry} />
      )}
      {usage.state === 'ready' && (
        <chakra.dl display="grid" gridTemplateColumns="1fr 1fr" gap="4">
          <Figure label="Customers" value={usage.value.clients}>
            {customerLimit !== null && (
              <chakra.dd mt="2">
                <LimitMeter label="Customers" used={usage.value.clients} limit={customerLimit} upgrade={upgrade} />
              </chakra.dd>
            )}
          </Figure>
          <Figure label="Services this month" value={usage.value.servicesThisMonth} />
        </chakra.dl>
      )}
    </Card>
  )
}

const Coming = () => (
  <chakra.div role="status" display="grid" gridTemplateColumns="1fr 1fr" gap="4">
    <VisuallyHidden>Loading usage…</VisuallyHidden>
    {['Customers', 'Services this month'].map((figure) => (
      <div key={figure} aria-hidden>
        <Skeleton width="75%" textStyle="small" />
        <Skeleton width="40%" mt="2" textStyle="figure" />
      </div>
    ))}
  </chakra.div>
)

const count = new Intl.NumberFormat('en-US')

const Figure = ({ label, value, children }: { label: string; value: number; children?: ReactNode }) => (
  <div>
    <chakra.dt textStyle="small" color="fg.muted">
      {label}
    </chakra.dt>
    <chakra.dd textStyle="figure">{count.format(value)}</chakra.dd>
    {children}
  </div>
)
