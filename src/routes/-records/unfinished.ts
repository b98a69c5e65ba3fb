import { capitalized } from '@/domain/text/wording'

/**
 * The outcome of a write that a closed page left: null once it is done. `job` is the one it was about, `form` where Create Job has what
 * was typed again.
 */
export type Unfinished = {
  text: string
  detail: string
  job?: number
  /** The estimate it was about. */
  estimate?: number
  form?: { client: number } | { equipment: number }
  retry: (() => Promise<Unfinished | null>) | null
  /** Whether it is left for the next visit when the notice is dismissed: no one knows yet what it was. */
  isLeft?: true
}

/** No one can say whether it was done. `text` may begin with a small letter; `where` is where to look: `the invoice`. */
export const maybeDone = (text: string, where: string): Unfinished => ({
  text: capitalized(text),
  detail: `The page was closed before the answer came. Look at ${where} before you do it again.`,
  retry: null,
})

/** Where it can be asked for again: it goes under the key it had. */
export const NOT_TWICE = 'Retry doesn’t do it twice.'

/** Added to the message about a write that was finished on the next visit. */
export const CLOSED_BEFORE = 'You closed the page before this finished.'
