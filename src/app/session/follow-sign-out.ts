import { isDraftKey, isSentKey, keysIn } from '@/domain/record/drafts'
import type { SessionAccess } from '@/routes/-session/context'

const SIGNED_OUT = 'signed_out'

/** The write's name without its content; null when the entry can't be read. */
const withoutContent = (entry: string | null): string | null => {
  try {
    const { write, at } = JSON.parse(entry ?? '') as { write: unknown[]; at: number }
    return JSON.stringify({ write: write.slice(0, 2), at })
  } catch {
    return null
  }
}

/** Removes unsaved input. The names of unanswered writes stay, so that their sender can be notified. */
const forgetDrafts = (storage: Storage): void => {
  for (const key of keysIn(storage).filter(isDraftKey)) {
    const name = isSentKey(key) ? withoutContent(storage.getItem(key)) : null
    if (name === null) storage.removeItem(key)
    else storage.setItem(key, name)
  }
}

type Page = Pick<Window, 'localStorage' | 'sessionStorage' | 'addEventListener'>

/**
 * Removes unsent input in every tab when a person signs out, so that the next user of this computer can't see it. A session that merely
 * expired keeps it.
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
