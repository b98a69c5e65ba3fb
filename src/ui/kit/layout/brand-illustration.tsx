import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
// A separate file, to keep the image out of the script.
import hills from './brand-illustration.svg?no-inline'

export const DUSK = '#12241a'

/** Decorative hills at the bottom of a dark page; the background color continues into theirs. */
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

export const IllustratedPage = ({ children }: { children: ReactNode }) => (
  <Ground>
    <BrandIllustration height="auto" />
    {children}
  </Ground>
)
