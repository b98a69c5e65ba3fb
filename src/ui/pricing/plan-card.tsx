import { chakra } from '@chakra-ui/react'
import { formatPrice } from '@/domain/money/money'
import { limitsInWords } from '@/domain/subscription/limits'
import { type BillingPeriod, type Plan, priceOf } from '@/domain/subscription/plan'
import { AppLink } from '@/ui/kit/actions/app-link'
import { Button } from '@/ui/kit/actions/button'
import { StatusIcon } from '@/ui/kit/feedback/status-icon'
import type { Offer } from './buyer'
import { savingInWords } from './price'

type Props = { plan: Plan; period: BillingPeriod; offer: Offer; onChoose: () => void }

/** LAND-02, LAND-03, LAND-10 */
export const PlanCard = ({ plan, period, offer, onChoose }: Props) => {
  const id = `plan-${plan.id}`
  const marked = (offer.kind === 'choose' && offer.selected) || offer.kind === 'busy' || offer.kind === 'current'
  return (
    <chakra.section
      aria-labelledby={id}
      position="relative"
      display="flex"
      flexDirection="column"
      gap="4"
      p={{ base: '6', md: '4', lg: '6' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
      borderColor={marked || plan.popular ? 'accent.solid' : 'border'}
      boxShadow={plan.popular ? 'md' : 'sm'}
      outline={marked ? '2px solid' : undefined}
      outlineColor="accent.solid"
      outlineOffset="-2px"
    >
      {plan.popular && <Popular />}
      <chakra.div minH={{ md: '4.5rem' }}>
        <chakra.h2 id={id} textStyle="title">
          {plan.name}
        </chakra.h2>
        <chakra.p mt="1" color="fg.muted">
          {plan.description}
        </chakra.p>
      </chakra.div>
      <Price plan={plan} period={period} />
      <OfferButton plan={plan} offer={offer} onChoose={onChoose} />
      <chakra.ul display="flex" flexDirection="column" gap="2">
        <Feature strong>{limitsInWords(plan)}</Feature>
        {plan.features.map((feature) => (
          <Feature key={feature}>{feature}</Feature>
        ))}
      </chakra.ul>
    </chakra.section>
  )
}

const Popular = () => (
  <chakra.p
    position="absolute"
    top="0"
    insetInlineStart="6"
    translate="0 -50%"
    px="2.5"
    py="1"
    borderRadius="full"
    bg="accent.solid"
    color="accent.contrast"
    textStyle="caption"
    fontWeight="semibold"
  >
    Most popular
  </chakra.p>
)

const Price = ({ plan, period }: Pick<Props, 'plan' | 'period'>) => (
  <div>
    <chakra.p display="flex" flexWrap="wrap" alignItems="baseline" columnGap="1.5">
      <chakra.span textStyle="display" fontVariantNumeric="tabular-nums">
        {formatPrice(priceOf(plan, period))}
      </chakra.span>
      <chakra.span color="fg.muted">USD / {period === 'monthly' ? 'month' : 'year'}</chakra.span>
    </chakra.p>
    <chakra.p
      mt="2"
      width="fit-content"
      px="2"
      py="0.5"
      borderRadius="sm"
      textStyle="small"
      fontWeight={period === 'yearly' ? 'semibold' : 'medium'}
      color="success.fg"
      bg={period === 'yearly' ? 'success.subtle' : 'transparent'}
      ms={period === 'yearly' ? '0' : '-2'}
    >
      {savingInWords(plan)}
      {period === 'monthly' && ' when paid annually'}
    </chakra.p>
  </div>
)

const OfferButton = ({ plan, offer, onChoose }: Pick<Props, 'plan' | 'offer' | 'onChoose'>) => {
  if (offer.kind === 'none') return null
  if (offer.kind === 'current') return <Current />
  if (offer.kind === 'change')
    return (
      <Button asChild variant="outline" size="lg">
        <AppLink to="/dashboard/subscription">{offer.label}</AppLink>
      </Button>
    )
  const variant = plan.popular ? 'solid' : 'outline'
  if (offer.kind === 'busy')
    return (
      <Button
        variant={variant}
        size="lg"
        loading
        loadingLabel="Selected"
        aria-pressed
        aria-describedby={`plan-${plan.id}`}
      />
    )
  return (
    <Button
      variant={variant}
      size="lg"
      aria-pressed={offer.selected}
      aria-describedby={`plan-${plan.id}`}
      onClick={onChoose}
    >
      {offer.selected && <StatusIcon kind="success" size={18} />}
      {offer.label}
    </Button>
  )
}

const Current = () => (
  <chakra.p
    display="flex"
    alignItems="center"
    justifyContent="center"
    gap="2"
    minH="11"
    fontWeight="medium"
    color="accent.fg"
  >
    <StatusIcon kind="success" size={18} />
    Your plan
  </chakra.p>
)

const Feature = ({ strong = false, children }: { strong?: boolean; children: string }) => (
  <chakra.li display="flex" gap="2" fontWeight={strong ? 'medium' : undefined}>
    <Tick />
    {children}
  </chakra.li>
)

const Tick = () => (
  <chakra.span color="success.fg" display="inline-flex" pt="0.5">
    <StatusIcon kind="success" size={16} />
  </chakra.span>
)
