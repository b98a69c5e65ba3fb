import type { FlagStore } from '@/services/flags/flag-store'
import { permitDark } from '@/ui/kit/theme/color-mode'
import type { createAppRouter } from './router'

type Router = Pick<ReturnType<typeof createAppRouter>, 'routesById' | 'loadRouteChunk'>

/** Puts into effect what two flags say of all pages: whether there is a dark theme, and whether a page loads when it is opened or ahead (FLAG-05). */
export const applyFlags = (flags: Pick<FlagStore, 'isOn'>, router: Router): void => {
  permitDark(flags.isOn('dark_mode', null))
  if (flags.isOn('lazy_loading', null)) return
  // What can't be loaded ahead is loaded when it is opened, and says then why not.
  for (const route of Object.values(router.routesById)) router.loadRouteChunk(route)?.catch(() => undefined)
}
