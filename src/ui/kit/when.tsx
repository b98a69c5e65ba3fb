import { chakra } from '@chakra-ui/react'
import type { Instant } from '@/domain/clock'
import { absoluteTime, relativeTime } from './relative-time'

type Props = { at: Instant; now: Instant; timeZone: string }

/** How long ago something was; the full date shows on hover. */
export const When = ({ at, now, timeZone }: Props) => (
  <chakra.time
    dateTime={new Date(at).toISOString()}
    title={absoluteTime(at, timeZone)}
    color="fg.muted"
    textStyle="caption"
    whiteSpace="nowrap"
  >
    {relativeTime(at, now, timeZone)}
  </chakra.time>
)
