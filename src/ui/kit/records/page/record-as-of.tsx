import { chakra } from '@chakra-ui/react'
import { counted } from '@/domain/text/wording'
import { dayAt, formatDay, formatTime, timeAt } from '@/domain/time/calendar'
import type { Instant } from '@/domain/time/clock'
import { Button } from '@/ui/kit/actions/button'
import { Banner } from '@/ui/kit/feedback/banner'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { NotLoaded } from '@/ui/kit/feedback/loaded'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import { type FieldAsOf, type FieldLine, factTitle, fieldLines, type HistoryWords } from './history-words'
import { RecordLine, RecordParts, RecordSection } from './record-section'
import type { RecordSource } from './record-source'

type Presence = 'there' | 'absent' | 'damaged'

export type RecordThen = {
  /** Null before the first fact. */
  fact: { at: string; type: string; actorName: string } | null
  was: Presence
  is: Presence
  name: string
  fields: readonly FieldAsOf[]
}

export type AsOf = {
  /** Null while the page shows the current record. */
  source: RecordSource<RecordThen> | null
  /** Opens the record as of a position; 0 is before the first fact, null the current record. */
  onGo: (position: number | null) => void
}

export type AsOfWords = {
  words: HistoryWords<Readonly<Record<string, unknown>>>
  now: Instant
  timeZone: string
}

type Props = AsOfWords & {
  noun: string
  source: RecordSource<RecordThen>
  onBack: () => void
}

export const RecordAsOf = ({ noun, source, onBack, words, now, timeZone }: Props) => {
  const then = source.state === 'ready' ? source.value : null
  const lines = then ? fieldLines({ ...words, timeZone, today: dayAt(now, timeZone) }, then.fields) : []
  return (
    <RecordParts>
      <Banner
        kind="info"
        detail={then && detailOf(then, lines, words, noun)}
        actions={
          <Button size="sm" variant="outline" onClick={onBack}>
            Back to now
          </Button>
        }
      >
        {then ? momentOf(then, now, timeZone) : 'An earlier version'}
      </Banner>
      {source.state === 'ready' ? <Then then={source.value} lines={lines} noun={noun} /> : <Unknown source={source} />}
    </RecordParts>
  )
}

const momentOf = ({ fact }: RecordThen, now: Instant, timeZone: string): string => {
  if (!fact) return 'Before the first change'
  const at = Date.parse(fact.at)
  return `As of ${formatDay(dayAt(at, timeZone), dayAt(now, timeZone))} at ${formatTime(timeAt(at, timeZone))}`
}

/** `After “Work started” by Dana Whitfield. 2 details are different now.` */
const detailOf = (
  { fact, was, is }: RecordThen,
  lines: readonly FieldLine[],
  words: AsOfWords['words'],
  noun: string,
) => {
  const cause = fact ? [`After “${factTitle(words, fact.type)}” by ${fact.actorName}.`] : []
  return [...cause, ...(was === 'there' ? [sinceThen(is, lines, noun)] : [])].join(' ')
}

const sinceThen = (is: Presence, lines: readonly FieldLine[], noun: string): string => {
  if (is === 'absent') return `This ${noun} has been deleted since.`
  const count = lines.filter((line) => line.is !== null).length
  if (count === 0) return 'Nothing is different now.'
  return `${counted(count, 'detail is', 'details are')} different now.`
}

type ThenProps = { then: RecordThen; lines: readonly FieldLine[]; noun: string }

const Then = ({ then, lines, noun }: ThenProps) => {
  switch (then.was) {
    case 'absent':
      return <EmptyState kind="no-match" title={`This change deleted the ${noun}.`} />
    case 'damaged':
      return (
        <EmptyState
          kind="failed"
          title={`This ${noun} was damaged at that time.`}
          hint="That version can't be shown."
        />
      )
    case 'there':
      return <Fields lines={lines} isGone={then.is === 'absent'} />
  }
}

const Fields = ({ lines, isGone }: { lines: readonly FieldLine[]; isGone: boolean }) => (
  <RecordSection title="How it was">
    {lines.map(({ label, was, is }) => (
      <RecordLine key={label} label={label}>
        {is === null || isGone ? (
          was
        ) : (
          <>
            <chakra.mark bg="warning.subtle" color="inherit" px="1" mx="-1" borderRadius="sm">
              {was}
            </chakra.mark>
            <chakra.span display="block" textStyle="small" color="fg.muted">
              Now: {is}
            </chakra.span>
          </>
        )}
      </RecordLine>
    ))}
  </RecordSection>
)

const Unknown = ({ source }: { source: Exclude<RecordSource<RecordThen>, { state: 'ready' }> }) => {
  switch (source.state) {
    case 'loading':
      return <SkeletonLines count={12} label="Loading the version…" />
    case 'forbidden':
      return <EmptyState kind="no-permission" title="You don't have permission to see this version." />
    case 'offline':
      return (
        <EmptyState
          kind="failed"
          title="You appear to be offline."
          hint="The version can be shown when the connection is back."
          onRetry={source.retry}
        />
      )
    case 'failed':
      return <NotLoaded title="Failed to load the version. Please try again." {...source} />
    case 'missing':
    case 'damaged':
      return (
        <EmptyState
          kind="no-match"
          title="This version does not exist."
          hint="Pick one in the history, or go back to now."
        />
      )
  }
}
