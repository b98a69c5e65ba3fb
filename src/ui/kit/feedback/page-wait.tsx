import { chakra } from '@chakra-ui/react'
import { Spinner } from './spinner'

/** A page that takes longer than a moment to come: nothing of it is known yet, not even its layout. */
export const PageWait = () => (
  <chakra.div
    role="status"
    minH="60dvh"
    display="flex"
    alignItems="center"
    justifyContent="center"
    gap="2"
    color="fg.muted"
  >
    <Spinner />
    Loading…
  </chakra.div>
)
