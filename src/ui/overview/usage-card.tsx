import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Card } from '@/ui/kit/card'
import { EmptyState } from '@/ui/kit/empty-state'
import type { Loadable } from '@/ui/kit/loadable'
import { Meter } from '@/ui/kit/meter'
import { Skeleton } from '@/ui/kit/skeleton'
import { VisuallyHidden } from '@/ui/kit/visually-hidden'
import type { Usage } from './types'

export type UsageCardProps = {
  usage: Loadable<Usage>
  onRetry: () => void
  /** How many customers the plan allows; null while no plan says. */
  customerLimit?: number | null
}

const NEARLY_FULL = 0.9

/** Customers against the plan's limit, and services of this month (DASH-03). */
export const UsageCard = ({ usage, onRetry, customerLimit = null }: UsageCardProps) => (
  <Card title="Usage">
    {usage.state === 'loading' && <Coming />}
    {usage.state === 'failed' && (
      <EmptyState kind="failed" title="Usage could not be loaded." hint={usage.failure.message} onRetry={onRetry} />
    )}
    {usage.state === 'ready' && (
      <chakra.dl display="grid" gridTemplateColumns="1fr 1fr" gap="4">
        <Figure label="Customers" value={usage.value.clients}>
          {customerLimit !== null && <Limit used={usage.value.clients} limit={customerLimit} />}
        </Figure>
        <Figure label="Services this month" value={usage.value.servicesThisMonth} />
      </chakra.dl>
    )}
  </Card>
)

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

const Limit = ({ used, limit }: { used: number; limit: number }) => {
  const text = `${count.format(used)} of ${count.format(limit)}`
  return (
    <chakra.dd mt="2">
      <Meter
        label="Customers"
        value={used}
        max={limit}
        text={text}
        tone={used >= limit * NEARLY_FULL ? 'warning' : 'accent'}
      />
      <chakra.p textStyle="caption" color="fg.muted" mt="1">
        {text}
      </chakra.p>
    </chakra.dd>
  )
}
