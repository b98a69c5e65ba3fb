import { chakra } from '@chakra-ui/react'
// A file of its own, since a picture need not travel through the script.
import hills from './hills.svg?no-inline'

/** Freshly mown hills at dusk, along the bottom of a dark ground, whose color continues into theirs. */
export const Hills = ({ height }: { height: string }) => (
  <chakra.img src={hills} alt="" position="absolute" insetInline="0" bottom="0" width="100%" style={{ height }} />
)

/** The ground that the hills rise from. */
export const DUSK = '#12241a'
