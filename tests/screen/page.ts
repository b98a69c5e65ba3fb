import type { Page } from '@playwright/test'
import { RouterProvider } from '@tanstack/react-router'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { boot } from '@/app/boot'
import { startClock } from '@/app/clock'
import { startBackEnd } from '@/app/mock'
import { createAppRouter } from '@/app/router'
import { followSession } from '@/app/session/follow-session'
import { loadAccount } from '@/hosted/account'
import { loadCheckout } from '@/hosted/checkout'
import { startPage } from '@/hosted/page'
import { loadPortal } from '@/hosted/portal'
import { browser, quiet } from './browser'
import { asRead } from './find'
import { keysOf, ScreenLocator, twoFrames, typed, user } from './locator'
import { endPage } from './page-end'
import { until } from './until'

export const ORIGIN = 'http://localhost:3000'

/** Real time, or only as the test advances the app's clock. */
export type Timers = 'real' | 'still'

/** A window whose listeners can be removed, like closing a page. */
const closable = (timers: Timers) => {
  const closing = new AbortController()
  /** A closed page must not write anymore; its pending work would sign out the next page. */
  const dying = (storage: Storage): Storage =>
    new Proxy(storage, {
      get(target, key) {
        const value = Reflect.get(target, key, target)
        if (typeof value !== 'function') return value
        const isWrite = key === 'setItem' || key === 'removeItem' || key === 'clear'
        return isWrite && closing.signal.aborted ? () => undefined : value.bind(target)
      },
    })
  const storages = { localStorage: dying(localStorage), sessionStorage: dying(sessionStorage) }
  const page = new Proxy(window, {
    get(target, key) {
      if (key === 'addEventListener')
        return (type: string, listener: EventListener) => target.addEventListener(type, listener, closing)
      if (key === 'localStorage' || key === 'sessionStorage') return storages[key]
      if (key === 'setTimeout' && timers === 'still') return () => 0
      const value = Reflect.get(target, key, target)
      return typeof value === 'function' && !/^[A-Z]/.test(String(key)) ? value.bind(target) : value
    },
  })
  return { page: page as Window, close: () => closing.abort() }
}

type Opened = { close(): void }

const nowhere = () => new Promise<never>(() => undefined)
type Closable = ReturnType<typeof closable>

const forgetBackEnd = () => {
  // Reading the property would start a server.
  Object.getOwnPropertyDescriptor(globalThis, 'groundwork')?.value?.server.shutdown()
  globalThis.groundwork = undefined
}

const openApp = async ({ page, close }: Closable): Promise<Opened> => {
  const context = await boot(page)
  const router = createAppRouter(context)
  followSession(context.session, router)
  await context.session.whenReady()
  const root = createRoot(document.body.appendChild(document.createElement('div')), {
    onCaughtError: (error) => window.reportError(error),
  })
  root.render(createElement(RouterProvider, { router }))
  return {
    close() {
      for (const toast of document.querySelectorAll<HTMLElement>('[aria-label="Dismiss"]')) toast.click()
      root.unmount()
      router.history.destroy()
      // A closed page must not navigate: a session that ends late would take the next page to the sign-in page.
      router.navigate = nowhere
      router.load = nowhere
      close()
      forgetBackEnd()
      document.body.replaceChildren()
    },
  }
}

const HOSTED: Record<string, typeof loadCheckout> = {
  '/hosted/account.html': loadAccount,
  '/hosted/portal.html': loadPortal,
}

const openHosted = ({ page, close }: Closable): Opened => {
  const place = document.body.appendChild(document.createElement('div'))
  place.id = 'page'
  const clock = startClock(page)
  const { fetch } = startBackEnd({ clock, storage: page.localStorage, isSimulated: () => false })
  startPage({ page, clock, fetch }, HOSTED[page.location.pathname] ?? loadCheckout)
  return {
    close() {
      close()
      forgetBackEnd()
      document.body.replaceChildren()
    },
  }
}

const open = async (timers: Timers): Promise<Opened> => {
  const closing = closable(timers)
  return location.pathname.startsWith('/hosted/') ? openHosted(closing) : openApp(closing)
}

const pathOf = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('**', '.*')
      .replace(/(?<!\.)\*/g, '[^/]*')}$`,
  )

const moved = (move: () => void): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true })
    move()
  })

/** The app in this process behind the layout-free part of Playwright's page. */
export class ScreenPage {
  #opened: Opened | undefined
  readonly #timers: Timers
  readonly #all = new ScreenLocator(() => [document.documentElement], 'page')

  readonly getByRole = this.#all.getByRole.bind(this.#all)
  readonly getByLabel = this.#all.getByLabel.bind(this.#all)
  readonly getByText = this.#all.getByText.bind(this.#all)
  readonly locator = this.#all.locator.bind(this.#all)

  readonly keyboard = {
    press: async (key: string) => {
      await twoFrames()
      await user.keyboard(keysOf(key))
    },
    type: (text: string) => user.keyboard(typed(text)),
  }

  constructor(timers: Timers = 'real') {
    this.#timers = timers
  }

  async goto(path: string): Promise<void> {
    await this.#load(path)
  }
  async reload(): Promise<void> {
    await this.#load(location.href, 'replaceState')
  }
  async #load(path: string, entry: 'pushState' | 'replaceState' = 'pushState'): Promise<void> {
    await this.close()
    browser.happyDOM.setURL(new URL(path, ORIGIN).href)
    // The history still holds the previous page's address and would lead back there.
    history[entry](null, '', location.href)
    this.#opened = await open(this.#timers)
    await until(() => {
      if (asRead(document.body.textContent) === '') throw new Error(`nothing at ${path}`)
    })
  }
  async goBack(): Promise<void> {
    await moved(() => history.back())
  }
  async goForward(): Promise<void> {
    await moved(() => history.forward())
  }
  url(): string {
    return location.href
  }
  async title(): Promise<string> {
    return document.title
  }
  async waitForURL(address: string | RegExp): Promise<void> {
    const pattern = typeof address === 'string' ? pathOf(address) : address
    await until(() => {
      if (!pattern.test(location.href)) throw new Error(`at ${location.href} instead of ${address}`)
    })
  }
  async waitForFunction(asks: () => unknown): Promise<void> {
    await until(() => {
      if (!asks()) throw new Error(`never true: ${asks.toString()}`)
    })
  }
  async evaluate<R, A>(work: (argument: A) => R, argument?: A): Promise<R> {
    return work(argument as A)
  }
  async close(): Promise<void> {
    this.#opened?.close()
    this.#opened = undefined
    await quiet()
    endPage()
  }
}

export const asPage = (page: ScreenPage): Page => page as unknown as Page
