import { draftKey } from '@/domain/record/drafts'

/** Whether this tab shows a proposal; it is still shown after a reload. */
export type OpenProposal = {
  isOpen(): boolean
  /** It was open when the page was loaded, and nothing was requested since. */
  isFromBefore(): boolean
  setOpen(open: boolean): void
  subscribe(listener: () => void): () => void
}

/** Keeps it in the browser session's storage, or in memory alone where that has no room. */
export const createOpenProposal = (session: Storage, userId: () => number): OpenProposal => {
  const listeners = new Set<() => void>()
  const key = () => draftKey(userId(), 'proposal')
  let open: boolean | null = null
  let isFromBefore = true
  const keep = (isOpen: boolean): void => {
    try {
      if (isOpen) session.setItem(key(), 'open')
      else session.removeItem(key())
    } catch {
      // It is open for as long as the page is.
    }
  }
  return {
    isOpen() {
      open ??= session.getItem(key()) !== null
      return open
    },
    isFromBefore: () => isFromBefore,
    setOpen(isOpen) {
      isFromBefore = false
      open = isOpen
      keep(isOpen)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
