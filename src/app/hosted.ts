import { loadAccount } from '@/hosted/account'
import { loadCheckout } from '@/hosted/checkout'
import { startPage } from '@/hosted/page'
import { loadPortal } from '@/hosted/portal'
import { startClock } from './clock'
import { startBackEnd } from './mock'
import { ensureStorage } from './storage/ensure-storage'

const PAGES: Record<string, typeof loadCheckout> = { account: loadAccount, portal: loadPortal }
await ensureStorage(window)
const clock = startClock(window)
// Hosted pages have no sign-in, so nothing is simulated.
const { fetch } = startBackEnd({ clock, storage: window.localStorage, isSimulated: () => false })
startPage({ page: window, clock, fetch }, PAGES[document.body.dataset.page ?? ''] ?? loadCheckout)
