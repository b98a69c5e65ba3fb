import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { numberText } from '@/domain/money/number-text'
import { TextLink } from '@/ui/kit/actions/text-link'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { SkeletonLine } from '@/ui/kit/feedback/skeleton'
import { Card } from '@/ui/kit/layout/card'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'
import { LimitMeter, LimitMeterToCome } from '@/ui/shared/limit-meter'
import type { Usage } from './types'

type UsageCardProps = {
  usage: Loadable<Usage>
  showsClients: boolean
  /** Null when unlimited or without a plan. */
  customerLimit: number | null
  mayUpgrade: boolean
}

/** DASH-03, X-28. */
export const UsageCard = ({ usage, showsClients, customerLimit, mayUpgrade }: UsageCardProps) => {
  const upgrade = mayUpgrade && <TextLink to="/dashboard/subscription">Upgrade to add more</TextLink>
  return (
    <Card title={showsClients ? 'Usage' : 'This month'}>
      <Loaded
        of={usage}
        loading={<Coming figures={showsClients ? ['Customers', 'Services this month'] : ['Services']} />}
        failed="Usage could not be loaded."
      >
        {({ clients, servicesThisMonth }) => (
          <chakra.dl display="grid" gridTemplateColumns={FIGURES} gap="4">
            {showsClients && (
              <Figure label="Customers" value={clients}>
                {customerLimit !== null && (
                  <chakra.dd mt="2">
                    <LimitMeter label="Customers" used={clients} limit={customerLimit} upgrade={upgrade} />
                  </chakra.dd>
                )}
              </Figure>
            )}
            <Figure label={showsClients ? 'Services this month' : 'Services'} value={servicesThisMonth} />
          </chakra.dl>
        )}
      </Loaded>
    </Card>
  )
}

/** Two columns where each label fits on one line. */
const FIGURES = 'repeat(auto-fit, minmax(8.5rem, 1fr))'

const Coming = ({ figures }: { figures: readonly string[] }) => (
  <chakra.div role="status" display="grid" gridTemplateColumns={FIGURES} gap="4">
    <VisuallyHidden>Loading usage…</VisuallyHidden>
    {figures.map((figure) => (
      <div key={figure} aria-hidden>
        <SkeletonLine width="75%" textStyle="small" />
        <SkeletonLine width="40%" textStyle="figure" />
        {figure === 'Customers' && (
          <chakra.div mt="2">
            <LimitMeterToCome />
          </chakra.div>
        )}
      </div>
    ))}
  </chakra.div>
)

const Figure = ({ label, value, children }: { label: string; value: number; children?: ReactNode }) => (
  <div>
    <chakra.dt textStyle="small" color="fg.muted">
      {label}
    </chakra.dt>
    <chakra.dd textStyle="figure">{numberText(value)}</chakra.dd>
    {children}
  </div>
)
