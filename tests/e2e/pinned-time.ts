import type { BrowserContext } from '@playwright/test'

/** Shifts the page's dates by `offset` ms. Timers stay real, so that waiting costs what it says. */
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
 * Starts every page of a browser at an instant, from which time runs on, over reloads too and alike in all tabs.
 * @returns gives the pages that open from then on their own time back.
 */
export const pinTime = async (context: BrowserContext, instant: number): Promise<() => Promise<void>> => {
  const script = await context.addInitScript(shiftDates, instant - Date.now())
  return () => script.dispose()
}
