import { useSyncExternalStore } from 'react'
import type { Instant, MovableClock } from '@/domain/time/clock'

const MINUTE = 60_000

/** To the minute; follows the clock when it is moved. */
export const useNow = (clock: MovableClock): Instant =>
  useSyncExternalStore(
    (listener) => {
      const stop = clock.subscribe(listener)
      let timer: unknown
      const tick = () => {
        timer = clock.setTimeout(
          () => {
            listener()
            tick()
          },
          MINUTE - (clock.now() % MINUTE),
        )
      }
      tick()
      return () => {
        stop()
        clock.clearTimeout(timer)
      }
    },
    () => Math.floor(clock.now() / MINUTE) * MINUTE,
  )
