import type { Currency } from '@/domain/account/vocabulary'
import { isMissingCode } from '@/domain/record/failure'
import type { Failed, Loadable } from '@/ui/kit/feedback/loadable'

/**
 * `missing`: doesn't exist. `forbidden`: not visible to the role. `offline`: no response and no data. `damaged`: unreadable, until an undo
 * in its history repairs it.
 */
export type RecordSource<T> =
  | { state: 'loading' | 'missing' | 'forbidden' | 'damaged' }
  | { state: 'offline'; retry: () => void }
  | Failed
  | { state: 'ready'; value: T }

const NO_ANSWER = 0
const FORBIDDEN = 403
const MISSING = 404

/** A failure's status decides between the states. */
export const recordSource = <T>(loaded: Loadable<T>): RecordSource<T> => {
  if (loaded.state !== 'failed') return loaded
  const { failure, retry } = loaded
  switch (failure.status) {
    case MISSING:
      return { state: 'missing' }
    case FORBIDDEN:
      return { state: 'forbidden' }
    case NO_ANSWER:
      return isMissingCode(failure) ? loaded : { state: 'offline', retry }
    default:
      return loaded
  }
}

/** The currency of a record with its own; undefined while loading, in which case the business's applies. */
export const currencyOf = (source: RecordSource<{ currency: Currency }>): Currency | undefined =>
  source.state === 'ready' ? source.value.currency : undefined
