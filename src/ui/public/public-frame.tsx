import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { CONTENT_ID, SkipLink } from '@/ui/kit/layout/skip-link'
import { PublicFooter } from './public-footer'
import { PublicHeader } from './public-header'

type Props = {
  /** Links to the dashboard instead of the sign-in page. */
  signedIn: boolean
  /** True after in-app navigation: focus then moves to the content, as after a page load. */
  arrived?: boolean
  children: ReactNode
}

const focus = (content: HTMLElement | null) => content?.focus({ preventScroll: true })

/** Skip link, header and footer of the public pages. Each page renders its own `h1`. */
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
