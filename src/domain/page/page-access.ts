import type { User } from '../account/user'
import { defaultFlags } from '../flags/registry'
import { isAllowed } from '../permissions/check'
import type { Page } from './pages'

/** What a guard decides about a page: shown, refused with the stated text, or not there at all (GUARD-04, GUARD-13). */
export type PageAccess = 'shown' | 'forbidden' | 'off'

/** What the guard looks at beside the user. */
export type PageContext = {
  /** Whether a feature switched off hides its page, as it does in production only. */
  hidesWhatIsOff: boolean
  isFlagOn: (key: NonNullable<Page['flag']>) => boolean
}

/** Decides about a page for a user; router and menu both ask here (GUARD-05). */
export const pageAccess = (page: Page, user: User, { hidesWhatIsOff, isFlagOn }: PageContext): PageAccess => {
  if (page.flag && hidesWhatIsOff && !isFlagOn(page.flag)) return 'off'
  return !page.permission || isAllowed(user, page.permission) ? 'shown' : 'forbidden'
}

/** Whether production hides the page; everywhere else this is noted beside its title. */
export const isHiddenInProduction = ({ flag }: Page): boolean =>
  flag !== undefined && !defaultFlags('production')[flag].enabled
