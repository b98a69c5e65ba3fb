import { isDraftKey } from '@/domain/drafts'
import type { SessionAccess } from '@/routes/-context'

/** Told to the other tabs through the storage they share. */
const SIGNED_OUT = 'signed_out'

/** Removes what anybody has typed, or sent without an answer. */
const forgetDrafts = (storage: Storage): void => {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
  for (const key of keys.filter(isDraftKey)) storage.removeItem(key)
}

type Page = Pick<Window, 'localStorage' | 'sessionStorage' | 'addEventListener'>

/**
 * Removes what was typed and not sent once a person signs out, in every tab: the next one at this computer must not find it. After a
 * session that merely lapsed it is still there.
 */
export const followSignOut = ({ flow }: Pick<SessionAccess, 'flow'>, page: Page): void => {
  let isLeaving = false
  flow.subscribe(() => {
    const snapshot = flow.snapshot()
    if (isLeaving && snapshot?.matches('signed_out')) {
      forgetDrafts(page.sessionStorage)
      forgetDrafts(page.localStorage)
      page.localStorage.setItem(SIGNED_OUT, 'yes')
      page.localStorage.removeItem(SIGNED_OUT)
    }
    isLeaving = snapshot?.matches('signing_out') === true
  })
  page.addEventListener('storage', ({ key, newValue }) => {
    if (key === SIGNED_OUT && newValue !== null) forgetDrafts(page.sessionStorage)
  })
}
