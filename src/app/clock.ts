import { createClock, type MovableClock } from '@/domain/time/clock'

const KEY = 'clock_offset'

const storedOffset = (storage: Storage): number => {
  const offset = Number(storage.getItem(KEY))
  return Number.isFinite(offset) && offset > 0 ? offset : 0
}

/** Real time plus an offset that persists across reloads and is shared by all tabs. */
export const startClock = (page: Window): MovableClock => {
  const clock = createClock(
    {
      now: () => Date.now(),
      setTimeout: (fn, ms) => page.setTimeout(fn, ms),
      clearTimeout: (id) => page.clearTimeout(id as number),
    },
    storedOffset(page.localStorage),
  )
  clock.subscribe((offset) => page.localStorage.setItem(KEY, String(offset)))
  page.addEventListener('storage', ({ key }) => {
    const offset = storedOffset(page.localStorage)
    if (key === KEY && offset !== clock.offset()) clock.setOffset(offset)
  })
  return clock
}
