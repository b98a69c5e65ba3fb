import { chakra } from '@chakra-ui/react'
import { formatPrice } from '@/domain/money/money'
import { limitsInWords } from '@/domain/subscription/limits'
import { annualSaving, PLANS, type Plan, TRIAL_DAYS } from '@/domain/subscription/plan'
import { AppLink } from '@/ui/kit/actions/app-link'
import { Button } from '@/ui/kit/actions/button'
import { TextLink } from '@/ui/kit/actions/text-link'
import { Chapter } from './chapter'

/** Short prices; the pricing page has the details. */
export const Plans = ({ signedIn }: { signedIn: boolean }) => (
  <Chapter
    title="What it costs"
    lead={
      <>
        Prices in US dollars. {!signedIn && `Every plan starts with ${TRIAL_DAYS} days free, no credit card required. `}
        <TextLink to="/pricing">Compare the plans</TextLink>
      </>
    }
    raised
    side="below"
    show={<PlanList signedIn={signedIn} />}
  />
)

const PlanList = ({ signedIn }: { signedIn: boolean }) => (
  <chakra.ul
    listStyle="none"
    display="grid"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
    gap="4"
  >
    {PLANS.map((plan) => (
      <PlanCard key={plan.id} plan={plan} signedIn={signedIn} />
    ))}
  </chakra.ul>
)

const PlanCard = ({ plan, signedIn }: { plan: Plan; signedIn: boolean }) => {
  const saving = annualSaving(plan)
  return (
    <chakra.li
      display="flex"
      flexDirection="column"
      bg="bg"
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
        <chakra.span textStyle="display" fontVariantNumeric="tabular-nums">
          {formatPrice(plan.monthlyPrice)}
        </chakra.span>{' '}
        a month
      </chakra.p>
      <chakra.p mt="1" textStyle="small" color="fg.muted">
        or {formatPrice(plan.yearlyPrice)} a year:{' '}
        <chakra.strong color="success.fg" fontWeight="semibold">
          save {formatPrice(saving.amount)} ({saving.percent}%)
        </chakra.strong>
      </chakra.p>
      <chakra.p mt="4" mb="5" pt="3" borderTopWidth="1px" fontWeight="medium">
        {limitsInWords(plan)}
      </chakra.p>
      {!signedIn && (
        <Button asChild size="lg" variant={plan.popular ? 'solid' : 'outline'} mt="auto">
          <AppLink to="/register" search={{ plan: plan.id, period: 'monthly' }}>
            Start 14-day free trial
          </AppLink>
        </Button>
      )}
    </chakra.li>
  )
}
