import type { Currency } from '@/domain/account/vocabulary'
import { isMissingCode } from '@/domain/record/failure'
import type { Failed, Loadable } from '@/ui/kit/feedback/loadable'

/**
 * A record on its way to its page. `missing`: there is none. `forbidden`: the role may not see it. `offline`: no answer came and nothing is
 * known of it. `damaged`: it can't be read as it is; an undo in its history repairs it.
 */
export type RecordSource<T> =
  | { state: 'loading' | 'missing' | 'forbidden' | 'damaged' }
  | { state: 'offline'; retry: () => void }
  | Failed
  | { state: 'ready'; value: T }

const NO_ANSWER = 0
const FORBIDDEN = 403
const MISSING = 404

/** A record's source from what was loaded: the status of a failure says which it is. */
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

/** That of a record that has money of its own; undefined while it is not known, and the business’s then. */
export const currencyOf = (source: RecordSource<{ currency: Currency }>): Currency | undefined =>
  source.state === 'ready' ? source.value.currency : undefined
