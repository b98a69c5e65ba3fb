import { chakra } from '@chakra-ui/react'
import { Wordmark } from '@/ui/kit/brand'
// A file of its own, since a picture need not travel through the script.
import hills from './hills.svg?no-inline'

/** The calm half of the page from 900 px on: a name, a sentence and freshly mown hills. */
export const BrandPanel = () => (
  <chakra.aside
    aria-label="About Groundwork"
    display="none"
    position="relative"
    overflow="hidden"
    flexDirection="column"
    p="12"
    bg="#12241a"
    color="rail.strong"
    css={{ '@media (min-width: 900px)': { display: 'flex' } }}
  >
    <Wordmark />
    <chakra.div mt="16" maxW="26rem" position="relative" zIndex="1">
      <chakra.p textStyle="display">The day’s work, in order.</chakra.p>
      <chakra.p mt="4" fontSize="lg" color="#c3d3c8">
        Clients, crews, visits and money of a field business, from the first call to the paid invoice.
      </chakra.p>
    </chakra.div>
    <Hills />
  </chakra.aside>
)

const Hills = () => (
  <chakra.img src={hills} alt="" position="absolute" insetInline="0" bottom="0" width="100%" height="62%" />
)
