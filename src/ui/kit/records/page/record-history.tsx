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

/** A fact of a record's history, as the back end sends it. */
export type RecordFact = ListedFact & {
  /** The record it is about: `property/9`. */
  stream: string
  /** What that record is called. */
  subject: string
  changes: readonly FieldChange[]
  /** Why it can't be undone, or null when it can. */
  undoRefusal: string | null
  /** What else its undo takes back: "1 property and 2 jobs"; null when nothing else. */
  undoneWith: string | null
}

/** The words of a record's parts by the first part of their stream: `property`. */
export type HistoryParts = Readonly<Record<string, HistoryWords<object>>>

type RecordHistoryProps<R> = {
  /** What it is in the middle of a sentence: "job". */
  noun: string
  words: HistoryWords<R>
  parts?: HistoryParts | undefined
  /** Newest first. */
  history: Pageable<RecordFact>
  /** What else is shown of a fact. */
  detail?: ((fact: RecordFact) => ReactNode) | undefined
  mayUndo?: boolean | undefined
  onUndo: (positions: number[]) => Promise<Outcome>
  asOf: Pick<AsOf, 'onGo'>
  now: Instant
  timeZone: string
}

/** What has happened to a record, newest first; what can be taken back has an Undo, and what it was before can be seen. */
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
        // What happened to a part did not change the record itself.
        viewOf: (fact) => (partOf(fact) ? null : () => asOf.onGo(fact.position)),
        onViewFirst: wasCreated(history, (fact) => !partOf(fact)) ? null : () => asOf.onGo(0),
      }}
      now={now}
      timeZone={timeZone}
    />
  )
}

/** Whether the oldest fact of its own made the record: its id came with it. */
const wasCreated = ({ items }: Pageable<RecordFact>, isOwn: (fact: RecordFact) => boolean): boolean =>
  items.state === 'ready' &&
  (items.value.findLast(isOwn)?.changes.some(({ field, before }) => field === 'id' && before === null) ?? false)
