import type { MovableClock } from '@/domain/clock'
import { isRetryable } from '@/domain/failure'
import { isKeyKnown } from '@/domain/key-lifetime'
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
  /** Said once it is done, and where it is refused; these may begin with a small letter. */
  done: string
  not: string
  /** Said where no one can say whether it was done. */
  maybe: Unfinished
  /** Whether it can't be taken back: money that has moved. */
  isFinal?: boolean
  /** The same again, because a person asks for it. */
  retry(): Promise<Unfinished | null>
}

/** `isAsked`: whether a person asks for it now. */
type Deps = { workspace: Workspace; clock: Pick<MovableClock, 'now'>; isAsked?: boolean }

/** It goes under the key it had, so that it is safe. */
const NOT_TWICE = 'Retry doesn’t do it twice.'

/**
 * Finishes a write that a closed page left, under the key it was sent with, and says so. The flow that it was begun in may be doing the same: it
 * is done once. After the lifetime of its key it might be done twice: it is not sent anymore.
 *
 * Where no answer comes, no one can say whether it was done. From then on it is sent when a person asks for it: they may have done something else
 * about it in the meantime.
 */
export const finishKept = async (
  left: LeftWrite,
  { workspace, clock, isAsked = false }: Deps,
  kept: Kept,
): Promise<Unfinished | null> => {
  const { changed, about, send, done, not, maybe, isFinal = false, retry } = kept
  if (!isKeyKnown(left.at, clock.now())) {
    left.forget()
    return maybe
  }
  if (left.isTold && !isAsked)
    return { ...maybe, detail: `It could not be finished on your last visit. ${NOT_TWICE}`, retry }
  const { request } = requesting(workspace, changed)
  const outcome = await request({ write: left.write, about, key: left.key }, send)
  if (!outcome.ok) {
    const { message } = outcome.failure
    if (isRetryable(outcome.failure)) {
      left.tell()
      return { ...maybe, detail: `${message} ${NOT_TWICE}`, retry }
    }
    left.forget()
    return { text: capitalized(not), detail: message, retry: null }
  }
  left.forget()
  announce(capitalized(done), { description: CLOSED_BEFORE, about, ...(isFinal ? {} : { undo: outcome.undo }) })
  return null
}
