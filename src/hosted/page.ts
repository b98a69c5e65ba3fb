import { toFailure } from '@/domain/record/failure'
import type { MovableClock } from '@/domain/time/clock'
import type { CardProvider } from '@/services/cards/card-provider'
import { createHostedApi, type HostedApi } from './api'
import { drawFailure, drawLoading, drawUnknown } from './drawing'

/** What a payment page needs. */
export type Hosted = {
  api: HostedApi
  /** The session in the page's address; empty when there is none. */
  token: string
  origin: string
  now: () => number
  newId: () => string
  /** The test provider, whichever one the app itself uses: these pages belong to the mock server. */
  cardProvider: () => Promise<CardProvider>
  /** Leaves the page. */
  leave(address: string): void
}

type Deps = { page: Window; clock: MovableClock; fetch: typeof fetch }

/** Starts a payment page: `load` reads what it shows and draws it. In the meantime the page says that it loads; after a failure it offers Retry. */
export const startPage = ({ page, clock, fetch }: Deps, load: (hosted: Hosted) => Promise<Node>): void => {
  const newId = () => page.crypto.randomUUID()
  const hosted: Hosted = {
    api: createHostedApi(fetch),
    token: new URLSearchParams(page.location.search).get('session') ?? '',
    origin: page.location.origin,
    now: clock.now,
    newId,
    cardProvider: async () => (await import('@/services/cards/test-provider')).createTestProvider({ clock, newId }),
    leave: (address) => page.location.assign(address),
  }
  const place = page.document.getElementById('page')
  const show = (view: Node) => place?.replaceChildren(view)

  const open = async () => {
    show(drawLoading())
    try {
      show(hosted.token === '' ? drawUnknown() : await load(hosted))
    } catch (error) {
      const failure = toFailure(error)
      show(failure.status === 404 ? drawUnknown() : drawFailure(failure, () => void open()))
    }
  }
  void open()

  // When a person comes back to this page, the browser may show it as they left it: busy.
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void open()
  })
}

/** An address that a payment page may link to: on its own origin, by http or https; otherwise `fallback`. */
export const wayBack = (address: string, origin: string, fallback = '/'): string => {
  const url = URL.parse(address, origin)
  return url?.origin === origin && /^https?:$/.test(url.protocol) ? url.href : fallback
}
