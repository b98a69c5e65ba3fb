import 'fake-indexeddb/auto'
// Imported before dates are faked, or its zoned dates would use the machine's zone.
import '@date-fns/tz'
import { vi } from 'vitest'
import { WEDNESDAY } from '../fixtures/pinned-dates'
import { browser } from './browser'
import { followPages } from './page-end'

/** Replaces the build's constant. */
Object.assign(globalThis, { __MOCK__: true })

// Each page is a browser of its own, while these locks are shared by the whole process; without them the app uses its own queue.
Reflect.deleteProperty(Object.getPrototypeOf(navigator), 'locks')
Reflect.deleteProperty(navigator, 'locks')

/** Only inline styles: computing style sheets takes 5 ms per element and nothing here depends on them. */
const styleOf = (element: HTMLElement): CSSStyleDeclaration => element.style
Object.assign(window, { getComputedStyle: styleOf })

// Reports uncaught errors to error listeners and the console, like a browser.
Object.assign(window, {
  reportError(error: unknown) {
    console.error(error)
    window.dispatchEvent(new ErrorEvent('error', { error, message: String(error) }))
  },
})

followPages()

// Dates are pinned; timers are real.
vi.useFakeTimers({ toFake: ['Date'], now: WEDNESDAY })

const ownerOf = (name: string) => {
  let owner: object = document.createElement('div')
  while (!Object.hasOwn(owner, name)) owner = Object.getPrototypeOf(owner)
  return owner
}

// There is no layout, so virtual lists would render nothing.
Object.defineProperty(ownerOf('clientWidth'), 'clientWidth', { configurable: true, get: () => 1_280 })
Object.defineProperty(ownerOf('clientHeight'), 'clientHeight', { configurable: true, get: () => 720 })

// Only the in-process back end answers; requests after the page's end stay pending.
Object.assign(globalThis, { fetch: () => new Promise(() => {}) })

// Links and payments out of the app only change the address.
browser.happyDOM.settings.navigation.disableMainFrameNavigation = true

// Description of the app's document, which pages replace.
if (!document.querySelector('meta[name=description]')) {
  const meta = document.createElement('meta')
  meta.name = 'description'
  document.head.append(meta)
}
