import { loadCheckout } from '@/hosted/checkout'
import { startPage } from '@/hosted/page'
import { loadPortal } from '@/hosted/portal'
import { startClock } from './clock'
import { fetchThroughMock } from './mock'

// The entry of both payment pages: the document says which of the two it is.
const clock = startClock(window)
// Nobody signs in here, so nobody's sign-in is simulated.
const fetch = fetchThroughMock(clock, window.localStorage, () => false)
startPage({ page: window, clock, fetch }, document.body.dataset.page === 'portal' ? loadPortal : loadCheckout)
