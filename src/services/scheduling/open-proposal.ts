import { draftKey } from '@/domain/record/drafts'

/** Remembers across reloads whether this tab shows a proposal. */
export type OpenProposal = {
  isOpen(): boolean
  /** True when it was open before the page loaded and nothing was requested since. */
  isFromBefore(): boolean
  setOpen(open: boolean): void
  subscribe(listener: () => void): () => void
}

/** Stored in session storage, or in memory when that is full. */
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
      // In-memory fallback: open for as long as the page is.
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
