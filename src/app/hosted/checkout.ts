import { loadCheckout } from './checkout/load-checkout'
import { startPage } from './page'

startPage(window, loadCheckout)
