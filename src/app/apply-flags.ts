import type { FlagStore } from '@/services/flags/flag-store'
import { permitDark } from '@/ui/kit/theme/color-mode'
import type { createAppRouter } from './router'

type Router = Pick<ReturnType<typeof createAppRouter>, 'routesById' | 'loadRouteChunk'>

/** Applies the two app-wide flags: the dark theme, and loading page code ahead of navigation (FLAG-05). */
export const applyFlags = (flags: Pick<FlagStore, 'isOn'>, router: Router): void => {
  permitDark(flags.isOn('dark_mode', null))
  if (flags.isOn('lazy_loading', null)) return
  // A failed preload is ignored: the page loads its code again when opened, and reports the error then.
  for (const route of Object.values(router.routesById)) router.loadRouteChunk(route)?.catch(() => undefined)
}
