import { chakra } from '@chakra-ui/react'
import { formatPrice } from '@/domain/money'
import { limitsInWords } from '@/domain/subscription/limits'
import { annualSaving, PLANS, type Plan, TRIAL_DAYS } from '@/domain/subscription/plan'
import { AppLink } from '@/ui/kit/app-link'
import { Button } from '@/ui/kit/button'
import { Chapter } from './chapter'

/** What it costs, in short; the pricing page says the rest. */
export const Plans = ({ signedIn }: { signedIn: boolean }) => (
  <Chapter title="What it costs" layout="beneath" show={<PlanList />}>
    <p>In US dollars.{!signedIn && ` Every plan begins with ${TRIAL_DAYS} days free, and no card is asked for.`}</p>
  </Chapter>
)

const PlanList = () => (
  <>
    <chakra.ul
      listStyle="none"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
      gap="4"
    >
      {PLANS.map((plan) => (
        <PlanCard key={plan.id} plan={plan} />
      ))}
    </chakra.ul>
    <Button asChild size="lg" mt="6">
      <AppLink to="/pricing">View Pricing</AppLink>
    </Button>
  </>
)

const PlanCard = ({ plan }: { plan: Plan }) => {
  const saving = annualSaving(plan)
  return (
    <chakra.li
      display="flex"
      flexDirection="column"
      bg="bg.panel"
      borderWidth="1px"
      borderColor={plan.popular ? 'accent.solid' : 'border'}
      borderRadius="lg"
      p="5"
    >
      <chakra.h3 textStyle="heading" display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3">
        {plan.name}
        {plan.popular && (
          <chakra.span textStyle="small" color="accent.fg">
            Most popular
          </chakra.span>
        )}
      </chakra.h3>
      <chakra.p mt="1" color="fg.muted">
        {plan.description}
      </chakra.p>
      <chakra.p mt="4">
        <chakra.span textStyle="figure">{formatPrice(plan.monthlyPrice)}</chakra.span> a month
      </chakra.p>
      <chakra.p textStyle="small" color="fg.muted">
        or {formatPrice(plan.yearlyPrice)} a year, which saves {formatPrice(saving.amount)} ({saving.percent}%)
      </chakra.p>
      <chakra.p mt="4" pt="3" borderTopWidth="1px">
        {limitsInWords(plan)}
      </chakra.p>
    </chakra.li>
  )
}
