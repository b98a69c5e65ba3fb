import { isRetryable } from '@/domain/failure'
import { capitalized } from '@/domain/wording'
import type { LeftWrite } from '@/services/http/kept-writes'
import type { Topic } from '@/services/renewal'
import { announce } from '@/ui/kit/records/use-record-actions'
import type { Workspace } from '../-context'
import { requesting } from './plain-commands'
import { CLOSED_BEFORE, type Unfinished } from './unfinished'

/** What a write does, and what is said of it. */
type Kept = {
  /** What it makes old, beside the facts. */
  changed: readonly Topic[]
  /** What it is about: `invoice/4`. */
  about: string
  send(key: string): Promise<unknown>
  /** Said once it is done, and where it can't be; both may begin with a small letter. */
  done: string
  not: string
  /** Whether it can't be taken back: money that has moved. */
  isFinal?: boolean
  /** The same again, where it can't be sent yet. */
  retry(): Promise<Unfinished | null>
}

/**
 * Finishes a write that a closed page left, under the key it was sent with, and says so. The flow that it was begun in may be doing the same: it
 * is done once.
 */
export const finishKept = async (left: LeftWrite, workspace: Workspace, kept: Kept): Promise<Unfinished | null> => {
  const { changed, about, send, done, not, isFinal = false, retry } = kept
  const { request } = requesting(workspace, changed)
  const outcome = await request({ write: left.write, about, key: left.key }, send)
  if (!outcome.ok) {
    const canRetry = isRetryable(outcome.failure)
    if (!canRetry) left.forget()
    return { text: capitalized(not), detail: outcome.failure.message, retry: canRetry ? retry : null }
  }
  left.forget()
  announce(capitalized(done), { description: CLOSED_BEFORE, about, ...(isFinal ? {} : { undo: outcome.undo }) })
  return null
}
