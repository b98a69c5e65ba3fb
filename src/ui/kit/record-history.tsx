import type { Instant } from '@/domain/clock'
import type { FieldChange } from '@/domain/fact'
import { EmptyState } from './empty-state'
import { FactList, type ListedFact } from './fact-list'
import type { Pageable } from './loadable'
import { changeLines, factTitle, type HistoryWords } from './records/history-words'
import type { Outcome } from './records/run-on-many'
import { SkeletonLines } from './skeleton'

/** A fact of a record's history, as the back end tells it. */
export type RecordFact = ListedFact & {
  changes: readonly FieldChange[]
  /** Why it can't be undone, or null when it can. */
  undoRefusal: string | null
  /** What else its undo takes back: "1 property and 2 jobs"; null when nothing else. */
  undoneWith: string | null
}

type RecordHistoryProps<R> = {
  /** What it is in the middle of a sentence: "job". */
  noun: string
  words: HistoryWords<R>
  /** Newest first. */
  history: Pageable<RecordFact>
  onUndo: (positions: number[]) => Promise<Outcome>
  now: Instant
  timeZone: string
}

/** What has happened to a record, newest first; what can be taken back has an Undo. */
export const RecordHistory = <R,>({ noun, words, history, onUndo, now, timeZone }: RecordHistoryProps<R>) => (
  <FactList
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
      title: ({ type }) => factTitle(words, type),
      changes: ({ changes }) => changeLines(words, changes),
      undoRefusal: (fact) => fact.undoRefusal,
      undoneWith: (fact) => fact.undoneWith,
      onUndo: ({ position }) => onUndo([position]),
    }}
    now={now}
    timeZone={timeZone}
  />
)
