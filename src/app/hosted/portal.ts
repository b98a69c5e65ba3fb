import { startPage } from './page'
import { loadPortal } from './portal/load-portal'

startPage(window, loadPortal)
