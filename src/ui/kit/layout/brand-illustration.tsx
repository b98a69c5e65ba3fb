import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
// A file of its own, since a picture need not travel through the script.
import hills from './brand-illustration.svg?no-inline'

/** The ground that the hills rise from. */
export const DUSK = '#12241a'

/** Freshly mown hills at dusk, along the bottom of a dark ground, whose color continues into theirs. */
export const BrandIllustration = ({ height }: { height: string }) => (
  <chakra.img src={hills} alt="" position="absolute" insetInline="0" bottom="0" width="100%" style={{ height }} />
)

const Ground = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    flex: '1',
    display: 'grid',
    alignItems: 'center',
    bg: DUSK,
    px: { base: '4', sm: '6' },
    py: { base: '6', md: '12' },
  },
})

/** A page that asks for one thing, or says one: a panel before the hills. */
export const IllustratedPage = ({ children }: { children: ReactNode }) => (
  <Ground>
    <BrandIllustration height="auto" />
    {children}
  </Ground>
)
