import 'fake-indexeddb/auto'
// Before dates stand still: its dates of other zones are made of the real ones, or they would be the machine's own.
import '@date-fns/tz'
import { vi } from 'vitest'
import { WEDNESDAY } from '../fixtures/pinned-dates'
import { browser } from './browser'
import { followPages } from './page-end'

/** What the build puts in the place of this name. */
Object.assign(globalThis, { __MOCK__: true })

// One tab, one page: locks among those who share the process are the browser's.
Reflect.deleteProperty(Object.getPrototypeOf(navigator), 'locks')
Reflect.deleteProperty(navigator, 'locks')

/**
 * Styles as far as this tier looks at them: those of the element itself. Working out what all style sheets come to takes 5 ms an element,
 * and no one sees it here.
 */
const styleOf = (element: HTMLElement): CSSStyleDeclaration => element.style
Object.assign(window, { getComputedStyle: styleOf })

// An error that nothing caught is reported to the error listeners and on the console, as in a browser.
Object.assign(window, {
  reportError(error: unknown) {
    console.error(error)
    window.dispatchEvent(new ErrorEvent('error', { error, message: String(error) }))
  },
})

followPages()

// Dates stand still at the pinned one; timers are real.
vi.useFakeTimers({ toFake: ['Date'], now: WEDNESDAY })

/** Where the elements of this window have a property from. */
const ownerOf = (name: string) => {
  let owner: object = document.createElement('div')
  while (!Object.hasOwn(owner, name)) owner = Object.getPrototypeOf(owner)
  return owner
}

// Nothing is laid out here; lists that show only what fits would show nothing.
Object.defineProperty(ownerOf('clientWidth'), 'clientWidth', { configurable: true, get: () => 1_280 })
Object.defineProperty(ownerOf('clientHeight'), 'clientHeight', { configurable: true, get: () => 720 })

// Only the back end in this process answers; what a page asks after its end is not answered.
Object.assign(globalThis, { fetch: () => new Promise(() => {}) })

// Where a link or a payment leads out of the app, only the address shows it.
browser.happyDOM.settings.navigation.disableMainFrameNavigation = true

// The description that the app's document comes with, which pages put their own in the place of.
if (!document.querySelector('meta[name=description]')) {
  const meta = document.createElement('meta')
  meta.name = 'description'
  document.head.append(meta)
}
