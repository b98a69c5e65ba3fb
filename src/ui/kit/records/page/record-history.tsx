import type { ReactNode } from 'react'
import type { FieldChange } from '@/domain/record/fact'
import { dayAt } from '@/domain/time/calendar'
import type { Instant } from '@/domain/time/clock'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import type { Pageable } from '@/ui/kit/feedback/loadable'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import type { Outcome } from '../actions/run-on-many'
import { DetailedFactList } from './detailed-fact-list'
import type { ListedFact } from './fact-list'
import { changeLines, factTitle, type HistoryWords } from './history-words'
import type { AsOf } from './record-as-of'

export type RecordFact = ListedFact & {
  /** The record's stream: `property/9`. */
  stream: string
  subject: string
  changes: readonly FieldChange[]
  /** Null if the fact can be undone. */
  undoRefusal: string | null
  /** Other records that the undo affects: "1 property and 2 jobs"; null if none. */
  undoneWith: string | null
}

/** Labels of parts by stream prefix: `property`. */
export type HistoryParts = Readonly<Record<string, HistoryWords<object>>>

type RecordHistoryProps<R> = {
  noun: string
  words: HistoryWords<R>
  parts?: HistoryParts | undefined
  history: Pageable<RecordFact>
  detail?: ((fact: RecordFact) => ReactNode) | undefined
  mayUndo?: boolean | undefined
  onUndo: (positions: number[]) => Promise<Outcome>
  asOf: Pick<AsOf, 'onGo'>
  now: Instant
  timeZone: string
}

export const RecordHistory = <R,>(props: RecordHistoryProps<R>) => {
  const { noun, words, parts, history, detail, mayUndo, onUndo, asOf, now, timeZone } = props
  const here = { timeZone, today: dayAt(now, timeZone) }
  const partOf = ({ stream }: RecordFact) => parts?.[stream.slice(0, stream.indexOf('/'))]
  return (
    <DetailedFactList
      facts={history}
      loading={<SkeletonLines count={8} label="Loading the history…" />}
      failed="Failed to load the history."
      empty={
        <EmptyState
          kind="nothing-yet"
          title="No changes recorded"
          hint={`Every change to the ${noun} from now on is kept here.`}
        />
      }
      details={{
        title(fact) {
          const part = partOf(fact)
          return part ? `${factTitle(part, fact.type)}: ${fact.subject}` : factTitle(words, fact.type)
        },
        changes(fact) {
          const part = partOf(fact)
          return part
            ? changeLines({ ...part, currency: words.currency, ...here }, fact.changes)
            : changeLines({ ...words, ...here }, fact.changes)
        },
        detail,
        mayUndo,
        undoRefusal: (fact) => fact.undoRefusal,
        undoGroupSummary: (fact) => fact.undoneWith,
        onUndo: ({ position }) => onUndo([position]),
        // Facts of a part don't change the record itself.
        viewOf: (fact) => (partOf(fact) ? null : () => asOf.onGo(fact.position)),
        onViewFirst: wasCreated(history, (fact) => !partOf(fact)) ? null : () => asOf.onGo(0),
      }}
      now={now}
      timeZone={timeZone}
    />
  )
}

/** True if the record's oldest fact created it, which sets its id. */
const wasCreated = ({ items }: Pageable<RecordFact>, isOwn: (fact: RecordFact) => boolean): boolean =>
  items.state === 'ready' &&
  (items.value.findLast(isOwn)?.changes.some(({ field, before }) => field === 'id' && before === null) ?? false)
