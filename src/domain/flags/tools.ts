import { mayEditSettings } from '../account/permissions'
import type { Actor } from '../permissions/actor'
import type { Environment, FlagKey } from './registry'

type AccessContext = { environment: Environment; isFlagOn: (key: FlagKey) => boolean }

/** The flag that shows the panel itself: switched off in it, nothing would be left to switch it on with. */
export const PANEL_FLAG: FlagKey = 'admin_panel'

/**
 * Whether someone is given the flag panel and the error reports: those who edit the business's settings, anywhere but in production, and
 * only where the administration panel's own flag is on (NAV-06, X-15, X-17).
 */
export const mayUseTools = (actor: Pick<Actor, 'permissions'>, { environment, isFlagOn }: AccessContext): boolean =>
  environment !== 'production' && mayEditSettings(actor) && isFlagOn(PANEL_FLAG)
