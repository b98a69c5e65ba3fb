import { chakra } from '@chakra-ui/react'
import { AppLink } from '@/ui/kit/actions/app-link'
import { Button } from '@/ui/kit/actions/button'
import { Banner } from '@/ui/kit/feedback/banner'
import { PageMeta } from '@/ui/kit/layout/page-meta'

type Props = {
  choice: string
  opening: boolean
  /** The checkout failure (LAND-11). */
  error: string | null
  onOpen: () => void
}

export const CheckoutNext = ({ choice, opening, error, onOpen }: Props) => (
  <chakra.section
    bg="bg.panel"
    borderWidth="1px"
    borderRadius="lg"
    px="6"
    py="12"
    display="grid"
    justifyItems="center"
    gap="4"
    textAlign="center"
  >
    <PageMeta title="Start your trial" />
    <chakra.h1 textStyle="title">Start your trial</chakra.h1>
    <chakra.p color="fg.muted">You chose {choice}.</chakra.p>
    {error !== null && (
      <Banner kind="error" detail={error}>
        Checkout Error
      </Banner>
    )}
    <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="2">
      <Button size="lg" loading={opening} loadingLabel="Opening checkout..." onClick={onOpen}>
        Continue to checkout
      </Button>
      <Button asChild size="lg" variant="outline">
        <AppLink to="/dashboard">Go to Dashboard</AppLink>
      </Button>
    </chakra.div>
  </chakra.section>
)
