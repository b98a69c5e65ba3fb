import 'fake-indexeddb/auto'
import { vi } from 'vitest'
import { WEDNESDAY } from '../fixtures/pinned-dates'
import { browser } from './browser'

/** What the build puts in the place of this name. */
Object.assign(globalThis, { __MOCK__: true })

// One tab, one page: locks among those who share the process are the browser's.
Reflect.deleteProperty(Object.getPrototypeOf(navigator), 'locks')
Reflect.deleteProperty(navigator, 'locks')

const INLINE = new Set(['A', 'ABBR', 'B', 'CODE', 'EM', 'I', 'KBD', 'LABEL', 'SMALL', 'SPAN', 'STRONG', 'TIME'])

/**
 * Styles as far as this tier looks at them: what stands at the element itself. Working out what all style sheets come to takes 5 ms an
 * element, and nobody sees it here.
 */
const styleOf = (element: Element): CSSStyleDeclaration => {
  const own = (element as HTMLElement).style
  const display = own.display || (INLINE.has(element.tagName) ? 'inline' : 'block')
  const value = (name: string) => (name === 'display' ? display : own.getPropertyValue(name))
  return new Proxy(own, {
    get(style, key) {
      if (key === 'display') return display
      if (key === 'getPropertyValue') return value
      const found = Reflect.get(style, key, style)
      return typeof found === 'function' ? found.bind(style) : found
    },
  })
}
Object.assign(window, { getComputedStyle: styleOf })
Object.assign(globalThis, { getComputedStyle: styleOf })

// Dates stand still at the pinned one; timers are real.
vi.useFakeTimers({ toFake: ['Date'], now: WEDNESDAY })
// Where a link or a payment leads out of the app, only the address shows it.
browser.happyDOM.settings.navigation.disableMainFrameNavigation = true
