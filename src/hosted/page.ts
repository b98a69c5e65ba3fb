import { toFailure } from '@/domain/record/failure'
import type { MovableClock } from '@/domain/time/clock'
import type { CardProvider } from '@/services/cards/card-provider'
import { createHostedApi, type HostedApi } from './api'
import { drawFailure, drawLoading, drawUnknown } from './drawing'

export type Hosted = {
  api: HostedApi
  token: string
  origin: string
  now: () => number
  newId: () => string
  /** Always the test provider: these pages belong to the mock server. */
  cardProvider: () => Promise<CardProvider>
  leave(address: string): void
}

type Deps = { page: Window; clock: MovableClock; fetch: typeof fetch }

/** Shows a loading state, then the drawn page, or Retry after a failure. */
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

  // The browser may restore the page from its back/forward cache in the busy state.
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void open()
  })
}

/** Only allows addresses on the page's own origin over http or https; otherwise returns `fallback`. */
export const wayBack = (address: string, origin: string, fallback = '/'): string => {
  const url = URL.parse(address, origin)
  return url?.origin === origin && /^https?:$/.test(url.protocol) ? url.href : fallback
}
