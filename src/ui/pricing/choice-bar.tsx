import { chakra } from '@chakra-ui/react'
import { type BillingPeriod, type Plan, priceText } from '@/domain/subscription/plan'
import type { Address } from '@/ui/kit/address'
import { AppLink } from '@/ui/kit/app-link'
import { Button } from '@/ui/kit/button'

type Props = {
  plan: Plan
  period: BillingPeriod
  way: { to: Address; label: string; search?: Record<string, unknown> }
}

/** What a stranger has chosen, and the way on; it stays in view. */
export const ChoiceBar = ({ plan, period, way }: Props) => (
  <chakra.section
    aria-label="Your choice"
    position="sticky"
    bottom="0"
    zIndex="sticky"
    bg="bg.panel"
    borderTopWidth="1px"
    boxShadow="md"
  >
    <chakra.div
      maxW="72rem"
      mx="auto"
      px={{ base: '4', md: '6' }}
      py="3"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="4"
      rowGap="2"
    >
      <chakra.p role="status" flex="1 1 16rem">
        <chakra.strong>{plan.name}</chakra.strong>, {priceText(plan, period)}
        <chakra.span color="fg.muted"> after 14 days free. No credit card required.</chakra.span>
      </chakra.p>
      <Button asChild size="lg">
        <AppLink {...way}>{way.label}</AppLink>
      </Button>
    </chakra.div>
  </chakra.section>
)
