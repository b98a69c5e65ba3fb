import { chakra } from '@chakra-ui/react'
import { Wordmark } from '@/ui/kit/layout/brand'
import { BrandIllustration, DUSK } from '@/ui/kit/layout/brand-illustration'

/** Shown from 900 px on. */
export const BrandPanel = () => (
  <chakra.aside
    aria-label="About Groundwork"
    display="none"
    position="relative"
    overflow="hidden"
    flexDirection="column"
    p="12"
    bg={DUSK}
    color="rail.strong"
    css={{ '@media (min-width: 900px)': { display: 'flex' } }}
  >
    <Wordmark />
    <chakra.div mt="16" maxW="26rem" position="relative" zIndex="1">
      <chakra.p textStyle="display">The day’s work, in order.</chakra.p>
      <chakra.p mt="4" fontSize="lg" color="#c3d3c8">
        Clients, crews, visits and payments in one place, from the first call to the paid invoice.
      </chakra.p>
    </chakra.div>
    <BrandIllustration height="62%" />
  </chakra.aside>
)
