import type { BrowserContext } from '@playwright/test'

/** Shifts Date by `offset` ms. Timers stay real. */
const shiftDates = (offset: number): void => {
  const real = Date.now.bind(Date)
  const now = () => real() + offset
  globalThis.Date = new Proxy(Date, {
    apply: (date) => new date(now()).toString(),
    construct: (date, args, newTarget) => Reflect.construct(date, args.length === 0 ? [now()] : args, newTarget),
    get: (date, key, receiver) => (key === 'now' ? now : Reflect.get(date, key, receiver)),
  })
  globalThis.Date.prototype.constructor = globalThis.Date
}

/**
 * Starts every page at an instant from which time runs on, across reloads and tabs. Returns a function that restores real time for pages
 * opened later.
 */
export const pinTime = async (context: BrowserContext, instant: number): Promise<() => Promise<void>> => {
  const script = await context.addInitScript(shiftDates, instant - Date.now())
  return () => script.dispose()
}
