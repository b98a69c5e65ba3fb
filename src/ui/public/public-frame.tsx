import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { CONTENT_ID, SkipLink } from '@/ui/kit/layout/skip-link'
import { PublicFooter } from './public-footer'
import { PublicHeader } from './public-header'

type Props = {
  /** Whether the way in leads to the dashboard instead of to the sign-in page. */
  signedIn: boolean
  /** Whether a link of another page led here: keyboard and screen reader then continue at the content, as after a page load. */
  arrived?: boolean
  children: ReactNode
}

const focus = (content: HTMLElement | null) => content?.focus({ preventScroll: true })

/** The frame of every public page: skip link, header, footer. The page in it brings its `h1`. */
export const PublicFrame = ({ signedIn, arrived = false, children }: Props) => (
  <chakra.div display="flex" flexDirection="column" minH="100dvh">
    <SkipLink />
    <PublicHeader signedIn={signedIn} />
    <chakra.main
      ref={arrived ? focus : undefined}
      id={CONTENT_ID}
      tabIndex={-1}
      flex="1"
      minW="0"
      display="flex"
      flexDirection="column"
      outline="none"
    >
      {children}
    </chakra.main>
    <PublicFooter />
  </chakra.div>
)
