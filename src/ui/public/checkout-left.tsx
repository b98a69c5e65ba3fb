import { chakra } from '@chakra-ui/react'
import { AppLink } from '@/ui/kit/app-link'
import { Button } from '@/ui/kit/button'
import { PageColumn } from '@/ui/kit/page-column'
import { TextLink } from '@/ui/kit/text-link'

/** /subscription/cancel: the payment page was left before anything was paid (SUB-04). */
export const CheckoutLeft = () => (
  <PageColumn py={{ base: '10', md: '16' }}>
    <chakra.h1 textStyle="display">Subscription Cancelled</chakra.h1>
    <chakra.p mt="3" maxW="38rem" fontSize="lg" color="fg.muted">
      You left the payment page before it was done. Nothing was charged, no card was kept, and your account is as it
      was.
    </chakra.p>
    <chakra.div mt="6" display="flex" flexWrap="wrap" gap="3">
      <Button asChild size="lg">
        <AppLink to="/pricing">Back to the plans</AppLink>
      </Button>
      <Button asChild size="lg" variant="outline">
        <AppLink to="/demo">Try the demo</AppLink>
      </Button>
    </chakra.div>
    <chakra.p mt="6" color="fg.muted">
      Was something unclear or not working? <TextLink to="/contact">Tell us</TextLink>.
    </chakra.p>
  </PageColumn>
)
