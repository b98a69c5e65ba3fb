import { chakra } from '@chakra-ui/react'
import type { Instant } from '@/domain/clock'
import type { CrewMember } from '@/domain/crew'
import { ActionButton } from '@/ui/kit/action-button'
import { absoluteTime, relativeTime } from '@/ui/kit/relative-time'
import { changeLines, factTitle } from '../rules/history'
import type { HistoryFact } from '../types'

type FactLineProps = {
  fact: HistoryFact
  crew: ReadonlyMap<number, CrewMember>
  now: Instant
  timeZone: string
  /** The position that is being taken back, if any. */
  undoing: number | null
  onUndo: () => void
}

/** One fact: what, who, when, the note, and each field before and after. */
export const FactLine = ({ fact, crew, now, timeZone, undoing, onUndo }: FactLineProps) => {
  const at = Date.parse(fact.at)
  const lines = changeLines(fact.changes, crew)
  const elsewhere = undoing !== null && undoing !== fact.position ? 'Another undo is under way.' : null
  return (
    <chakra.li display="grid" gridTemplateColumns="1fr auto" gap="2" py="3" borderBottomWidth="1px">
      <div>
        <chakra.p fontWeight="medium">{factTitle(fact.type)}</chakra.p>
        <chakra.p textStyle="small" color="fg.muted">
          {fact.actorName},{' '}
          <time dateTime={fact.at} title={absoluteTime(at, timeZone)}>
            {relativeTime(at, now, timeZone)}
          </time>
        </chakra.p>
        {fact.note && (
          <chakra.p textStyle="small" mt="1" overflowWrap="anywhere">
            {fact.note}
          </chakra.p>
        )}
        {lines.length > 0 && (
          <chakra.ul listStyleType="none" textStyle="small" mt="1">
            {lines.map(({ label, before, after }) => (
              <chakra.li key={label} overflowWrap="anywhere">
                <chakra.span color="fg.muted">{label}:</chakra.span> {before === 'none' ? '' : <del>{before}</del>}
                {before === 'none' ? '' : ' → '}
                {after}
              </chakra.li>
            ))}
          </chakra.ul>
        )}
      </div>
      <div>
        <ActionButton
          size="sm"
          variant="outline"
          aria-label={`Undo ${factTitle(fact.type)}`}
          disabledReason={fact.undoRefusal ?? elsewhere}
          loading={undoing === fact.position}
          loadingLabel="Undoing..."
          onClick={onUndo}
        >
          Undo
        </ActionButton>
      </div>
    </chakra.li>
  )
}
