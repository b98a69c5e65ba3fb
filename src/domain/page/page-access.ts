import type { User } from '../account/user'
import { defaultFlags } from '../flags/registry'
import { isAllowed } from '../permissions/check'
import type { Page } from './pages'

/** Shown, refused with the stated text, or nonexistent (GUARD-04, GUARD-13). */
export type PageAccess = 'shown' | 'forbidden' | 'off'

export type PageContext = {
  /** True in production only: pages of disabled features are hidden. */
  hidesWhatIsOff: boolean
  isFlagOn: (key: NonNullable<Page['flag']>) => boolean
}

/** Used by both router and menu (GUARD-05). */
export const pageAccess = (page: Page, user: User, { hidesWhatIsOff, isFlagOn }: PageContext): PageAccess => {
  if (page.flag && hidesWhatIsOff && !isFlagOn(page.flag)) return 'off'
  return !page.permission || isAllowed(user, page.permission) ? 'shown' : 'forbidden'
}

/** Everywhere else a note appears beside the title instead. */
export const isHiddenInProduction = ({ flag }: Page): boolean =>
  flag !== undefined && !defaultFlags('production')[flag].enabled
