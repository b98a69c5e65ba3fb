import { chakra } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import type { Failure } from '@/domain/record/failure'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { Button } from '@/ui/kit/actions/button'
import { Banner } from '@/ui/kit/feedback/banner'
import { absoluteTime, doneAndSent, relativeTime } from '@/ui/kit/layout/relative-time'
import { toast } from '@/ui/kit/overlays/toaster'
import { Tooltip } from '@/ui/kit/overlays/tooltip'
import type { NextStep } from '../actions/run-on-many'
import { undoneMessage } from '../actions/undone-message'
import { FactFrame, type ListedFacts, MoreFacts } from './fact-frame'
import type { ListedFact } from './fact-list'

/** Display texts of a field's old and new value; `none` if empty. */
export type ChangeLine = { label: string; before: string; after: string }

type UndoneOutcome = { ok: true; next?: NextStep | undefined } | { ok: false; failure: Failure }

type Details<F> = {
  title: (fact: F) => string
  changes: (fact: F) => readonly ChangeLine[]
  detail?: ((fact: F) => ReactNode) | undefined
  /** False hides Undo; defaults to true. */
  mayUndo?: boolean | undefined
  /** Null if the fact can be undone. */
  undoRefusal: (fact: F) => string | null
  /** Other records that the undo affects: "1 property and 2 jobs"; null if none. */
  undoGroupSummary: (fact: F) => string | null
  onUndo: (fact: F) => Promise<UndoneOutcome>
  /** Opens the record as of this fact; null if the fact changed nothing or is the latest. */
  viewOf: (fact: F) => (() => void) | null
  /** Opens the record as it was before the oldest fact; null if it didn't exist. */
  onViewFirst: (() => void) | null
}

type DetailedFactListProps<F> = ListedFacts<F> & { details: Details<F> }

export const DetailedFactList = <F extends ListedFact>(props: DetailedFactListProps<F>) => (
  <FactFrame {...props}>{(items) => <DetailedFacts {...props} items={items} />}</FactFrame>
)

type DetailedProps<F> = DetailedFactListProps<F> & { items: readonly F[] }

const DetailedFacts = <F extends ListedFact>({ facts, items, details, now, timeZone }: DetailedProps<F>) => {
  const { undoing, problem, undo } = useUndo(details)
  return (
    <chakra.div display="grid" gap="3" justifyItems="stretch">
      {problem !== null && (
        <Banner kind="warning" detail={problem}>
          Could not be undone
        </Banner>
      )}
      <chakra.ol listStyleType="none">
        {items.map((fact, index) => (
          <DetailedFact
            key={fact.position}
            fact={fact}
            isLatest={index === 0}
            details={details}
            now={now}
            timeZone={timeZone}
            undoing={undoing}
            onUndo={() => void undo(fact)}
          />
        ))}
        {!facts.onMore && details.onViewFirst && (
          <Line>
            <chakra.p color="fg.muted" alignSelf="center">
              Before the first change
            </chakra.p>
            <ViewButton title="Before the first change" onClick={details.onViewFirst} />
          </Line>
        )}
      </chakra.ol>
      <MoreFacts of={facts} variant="outline" justifySelf="start" />
    </chakra.div>
  )
}

/** The scope of one Undo: `Client added, together with 1 property`. */
const wholeOf = <F extends ListedFact>({ title, undoGroupSummary }: Details<F>, fact: F): string => {
  const others = undoGroupSummary(fact)
  return others === null ? title(fact) : `${title(fact)}, together with ${others}`
}

const useUndo = <F extends ListedFact>(details: Details<F>) => {
  const [undoing, setUndoing] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const undo = async (fact: F) => {
    setUndoing(fact.position)
    setProblem(null)
    const outcome = await details.onUndo(fact)
    setUndoing(null)
    if (outcome.ok) toast(undoneMessage(wholeOf(details, fact), outcome.next))
    else setProblem(outcome.failure.message)
  }
  return { undoing, problem, undo }
}

type DetailedFactProps<F> = Pick<DetailedProps<F>, 'details' | 'now' | 'timeZone'> & {
  fact: F
  isLatest: boolean
  undoing: number | null
  onUndo: () => void
}

const DetailedFact = <F extends ListedFact>(props: DetailedFactProps<F>) => {
  const { fact, isLatest, details, now, timeZone, undoing, onUndo } = props
  const at = Date.parse(fact.at)
  const title = details.title(fact)
  const { mayUndo = true } = details
  const view = isLatest ? null : details.viewOf(fact)
  const isElsewhere = undoing !== null && undoing !== fact.position
  const refusal = details.undoRefusal(fact) ?? (isElsewhere ? 'Another undo is under way.' : null)
  const others = refusal === null ? details.undoGroupSummary(fact) : null
  const button = (
    <ActionButton
      size="sm"
      variant="outline"
      aria-label={`Undo ${wholeOf(details, fact)}`}
      disabledReason={refusal}
      loading={undoing === fact.position}
      loadingLabel="Undoing..."
      onClick={onUndo}
    >
      Undo
    </ActionButton>
  )
  return (
    <Line>
      <div>
        <chakra.p fontWeight="medium">{title}</chakra.p>
        <chakra.p textStyle="small" color="fg.muted">
          {fact.actorName},{' '}
          {fact.doneAt ? (
            <time dateTime={fact.doneAt}>{laterText(fact.doneAt, fact, timeZone)}</time>
          ) : (
            <time dateTime={fact.at} title={absoluteTime(at, timeZone)}>
              {relativeTime(at, now, timeZone)}
            </time>
          )}
        </chakra.p>
        {fact.note && (
          <chakra.p textStyle="small" mt="1" overflowWrap="anywhere">
            {fact.note}
          </chakra.p>
        )}
        <Changes lines={details.changes(fact)} />
        {details.detail?.(fact)}
      </div>
      <chakra.div display="flex" flexDirection={{ base: 'column', sm: 'row' }} alignItems="flex-end" gap="2">
        {view && <ViewButton title={title} onClick={view} />}
        {mayUndo && (others === null ? button : <Tooltip content={`Takes back ${others} too.`}>{button}</Tooltip>)}
      </chakra.div>
    </Line>
  )
}

/** Done and sent times, with the device's time zone if it differs from the business's. */
const laterText = (doneAt: string, { at, timeZone: zone }: ListedFact, timeZone: string): string => {
  const times = doneAndSent(Date.parse(doneAt), Date.parse(at), timeZone)
  return zone && zone !== timeZone ? `${times} (device set to ${zone.replaceAll('_', ' ')})` : times
}

const Line = ({ children }: { children: ReactNode }) => (
  <chakra.li
    display="grid"
    gridTemplateColumns="minmax(0, 1fr) auto"
    alignItems="start"
    gap="2"
    py="3"
    borderBottomWidth="1px"
  >
    {children}
  </chakra.li>
)

const ViewButton = ({ title, onClick }: { title: string; onClick: () => void }) => (
  <Button size="sm" variant="ghost" aria-label={`View version: ${title}`} onClick={onClick}>
    View version
  </Button>
)

const Changes = ({ lines }: { lines: readonly ChangeLine[] }) =>
  lines.length === 0 ? null : (
    <chakra.ul listStyleType="none" textStyle="small" mt="1">
      {lines.map(({ label, before, after }) => (
        <chakra.li key={label} overflowWrap="anywhere">
          <chakra.span color="fg.muted">{label}:</chakra.span> {before === 'none' ? '' : <del>{before}</del>}
          {before === 'none' ? '' : ' → '}
          {after}
        </chakra.li>
      ))}
    </chakra.ul>
  )
