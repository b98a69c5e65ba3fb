import { chakra } from '@chakra-ui/react'
import { AppLink } from '@/ui/kit/actions/app-link'
import { Button } from '@/ui/kit/actions/button'
import { TextLink } from '@/ui/kit/actions/text-link'
import { IllustratedPage } from '@/ui/kit/layout/brand-illustration'

/** /subscription/cancel: the person left the payment page without paying (SUB-04). */
export const CheckoutCanceled = () => (
  <IllustratedPage>
    <chakra.div
      position="relative"
      width="100%"
      maxW="34rem"
      mx="auto"
      p={{ base: '5', sm: '8' }}
      bg="bg.panel"
      borderRadius="lg"
      boxShadow="lg"
    >
      <chakra.h1 textStyle="title" fontSize="2xl">
        Subscription Cancelled
      </chakra.h1>
      <chakra.p mt="3" fontSize="lg" color="fg.muted">
        You left before finishing. Nothing was charged, no card was saved, and nothing changed on your account.
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
    </chakra.div>
  </IllustratedPage>
)
