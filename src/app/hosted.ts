import { loadCheckout } from '@/hosted/checkout'
import { startPage } from '@/hosted/page'
import { loadPortal } from '@/hosted/portal'
import { startClock } from './clock'
import { fetchThroughMock } from './mock'

// The entry of both payment pages: the document says which of the two it is.
const clock = startClock(window)
startPage(
  { page: window, clock, fetch: fetchThroughMock(clock, window.localStorage) },
  document.body.dataset.page === 'portal' ? loadPortal : loadCheckout,
)
