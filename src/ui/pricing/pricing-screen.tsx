import { chakra } from '@chakra-ui/react'
import {
  annualSaving,
  type BillingPeriod,
  DATA_RETENTION_DAYS,
  PLANS,
  type PlanId,
  TRIAL_DAYS,
} from '@/domain/subscription/plan'
import { SegmentedControl } from '@/ui/kit/actions/segmented-control'
import { Banner } from '@/ui/kit/feedback/banner'
import { type Buyer, offerOf } from './buyer'
import { BuyerNotice } from './buyer-notice'
import { FaqSection } from './faq-section'
import { PlanCard } from './plan-card'
import { PlanTable } from './plan-table'

export type PricingScreenProps = {
  period: BillingPeriod
  onPeriod: (period: BillingPeriod) => void
  selected: PlanId | null
  onChoose: (plan: PlanId) => void
  buyer: Buyer
  starting?: PlanId | null
  /** The checkout failure (LAND-11). */
  error?: string | null
  onDismiss?: () => void
}

/** Called `yearly` on the wire. */
const PERIODS = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Annual' },
] as const

/** The percentage that every plan saves when billed annually. */
const SAVED = Math.min(...PLANS.map((plan) => annualSaving(plan).percent))

/** One trial per business: none for current or former subscribers. */
const isTrialOpen = (buyer: Buyer): boolean =>
  buyer.kind !== 'subscribed' && !(buyer.kind === 'ready' && buyer.had_trial)

/** /pricing (LAND-02 to LAND-12, SUB-09). */
export const PricingScreen = ({ starting = null, error = null, ...props }: PricingScreenProps) => {
  const { period, onPeriod, selected, onChoose, buyer, onDismiss } = props
  return (
    <chakra.div
      width="100%"
      maxW="72rem"
      mx="auto"
      px={{ base: '4', md: '6' }}
      py={{ base: '8', md: '12' }}
      display="flex"
      flexDirection="column"
      gap={{ base: '8', md: '12' }}
    >
      <chakra.header display="flex" flexDirection="column" alignItems="center" gap="4" textAlign="center">
        <chakra.h1 textStyle="display" fontSize={{ base: '2xl', md: '3xl' }}>
          A plan for every size of crew
        </chakra.h1>
        <chakra.p color="fg.muted" maxW="lg">
          {isTrialOpen(buyer) && `${TRIAL_DAYS} days free, no credit card required. `}Change or cancel at any time; your
          data is kept for {DATA_RETENTION_DAYS} days after that. Prices in US dollars.
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="center" gap="3">
          <SegmentedControl label="Billing period" value={period} onChange={onPeriod} options={PERIODS} />
          <chakra.span
            px="2.5"
            py="1"
            borderRadius="full"
            bg="success.subtle"
            color="success.fg"
            textStyle="small"
            fontWeight="semibold"
          >
            Pay annually and save {SAVED}%
          </chakra.span>
        </chakra.div>
      </chakra.header>

      <chakra.div display="flex" flexDirection="column" gap="5">
        {error !== null && (
          <Banner kind="error" detail={error} onDismiss={onDismiss}>
            Checkout Error
          </Banner>
        )}
        <BuyerNotice buyer={buyer} />
        <chakra.div
          display="grid"
          gap={{ base: '5', md: '3', lg: '5' }}
          pt="3"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
        >
          {PLANS.map((plan) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              period={period}
              offer={offerOf(plan.id, buyer, { period, selected, starting })}
              onChoose={() => onChoose(plan.id)}
            />
          ))}
        </chakra.div>
      </chakra.div>

      <PlanTable />
      <FaqSection />
    </chakra.div>
  )
}
