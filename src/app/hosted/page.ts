import { toFailure } from '@/domain/failure'
import type { CardProvider } from '@/services/cards/card-provider'
import { startClock } from '../clock'
import { fetchThroughMock } from '../mock'
import { createHostedApi, type HostedApi } from './api'
import { drawFailure, drawLoading, drawUnknown } from './messages'

/** What a payment page works with. */
export type Hosted = {
  api: HostedApi
  /** The session that the address names; empty when it names none. */
  token: string
  origin: string
  now: () => number
  newId: () => string
  /** The test provider, whatever the app itself takes cards with: these pages belong to the mock server. */
  cardProvider: () => Promise<CardProvider>
  /** Leaves the page. */
  leave(address: string): void
}

/** Starts a payment page: `load` reads what it shows and draws it. Until then it says so, and after a failure it offers to try again. */
export const startPage = (page: Window, load: (hosted: Hosted) => Promise<Node>): void => {
  const clock = startClock(page)
  const newId = () => page.crypto.randomUUID()
  const hosted: Hosted = {
    api: createHostedApi(fetchThroughMock(clock, page.localStorage, () => false)),
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

  // Back from the page it led to, a browser may show this one as it was left: busy.
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void open()
  })
}
