import { useEffect, useState } from 'react'
import type { Clock, Instant } from '@/domain/time/clock'

const SECOND = 1_000

/** The clock's time to the second until `end`, then that of the last tick; follows the clock when it is moved. */
export const useSecondsUntil = (clock: Clock, end: Instant): Instant => {
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    let timer: unknown
    const tick = () => {
      setNow(clock.now())
      if (clock.now() < end) timer = clock.setTimeout(tick, SECOND)
    }
    tick()
    return () => clock.clearTimeout(timer)
  }, [clock, end])
  return now
}
