import { isDraftKey, isSentKey, keysIn } from '@/domain/record/drafts'
import type { SessionAccess } from '@/routes/-session/context'

/** Announced to the other tabs through the storage they share. */
const SIGNED_OUT = 'signed_out'

/** Which write it was, without what it was about; null for what can't be read. */
const withoutContent = (entry: string | null): string | null => {
  try {
    const { write, at } = JSON.parse(entry ?? '') as { write: unknown[]; at: number }
    return JSON.stringify({ write: write.slice(0, 2), at })
  } catch {
    return null
  }
}

/** Removes what was typed. Of an unanswered write the name stays, so that the person who sent it can be notified. */
const forgetDrafts = (storage: Storage): void => {
  for (const key of keysIn(storage).filter(isDraftKey)) {
    const name = isSentKey(key) ? withoutContent(storage.getItem(key)) : null
    if (name === null) storage.removeItem(key)
    else storage.setItem(key, name)
  }
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
