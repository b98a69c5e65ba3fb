import { mayEditSettings } from '../account/permissions'
import type { Actor } from '../permissions/actor'
import type { Environment, FlagKey } from './registry'

type AccessContext = { environment: Environment; isFlagOn: (key: FlagKey) => boolean }

/** Can't be switched off in the panel, because nothing could switch it back on. */
export const PANEL_FLAG: FlagKey = 'admin_panel'

/**
 * The flag panel and error reports are for people who edit business settings, outside production, while the administration flag is on
 * (NAV-06, X-15, X-17).
 */
export const mayUseTools = (actor: Pick<Actor, 'permissions'>, { environment, isFlagOn }: AccessContext): boolean =>
  environment !== 'production' && mayEditSettings(actor) && isFlagOn(PANEL_FLAG)
