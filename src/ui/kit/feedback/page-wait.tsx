import { chakra } from '@chakra-ui/react'
import { Spinner } from './spinner'

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
