import { capitalized } from '@/domain/text/wording'

/**
 * Outcome of a write that a closed page interrupted; null once it is done. `job` is its job, `form` is set when Create Job has the draft
 * again.
 */
export type Unfinished = {
  text: string
  detail: string
  job?: number
  estimate?: number
  form?: { client: number } | { equipment: number }
  retry: (() => Promise<Unfinished | null>) | null
  /** Dismissing the notice keeps it for the next visit, because its outcome is still unknown. */
  isLeft?: true
}

/** The outcome is unknown. `text` may begin in lower case; `where` is the place to check, such as `the invoice`. */
export const maybeDone = (text: string, where: string): Unfinished => ({
  text: capitalized(text),
  detail: `The page was closed before the answer came. Look at ${where} before you do it again.`,
  retry: null,
})

/** A retry uses the original key. */
export const NOT_TWICE = 'Retry doesn’t do it twice.'

/** Appended when a write was finished on the next visit. */
export const CLOSED_BEFORE = 'You closed the page before this finished.'
