import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useId, useRef, useState } from 'react'
import type { CrewMember } from '@/domain/crew/crew'
import { statusLabel } from '@/domain/job/job'
import { numberText } from '@/domain/money/number-text'
import { ownAmount } from '@/domain/money/own-amount'
import { formatDay } from '@/domain/time/calendar'
import { useIsPrinting } from '@/ui/kit/layout/printing'
import type { RecordContext } from '@/ui/kit/records/actions/definition'
import type { Activity } from '@/ui/kit/records/actions/use-record-actions'
import { type BoardPile, furtherBack, type Move, REACHES, type Reach, reached } from '../rules/board'
import type { JobAction } from '../types'
import { BoardCard, type CardHandlers } from './board-card'
import { draggedId } from './use-dragged-job'

/** Cards rendered at first and per "Show more", so that ten thousand jobs stay fast. */
const PAGE = 30

type BoardColumnProps = {
  pile: BoardPile
  narrowed: boolean
  /** Verdict for the dragged card; null when none is dragged. */
  move: Move | null
  activity: Activity<JobAction>
  context: RecordContext
  people: ReadonlyMap<number, CrewMember>
  movable: boolean
  handlers: CardHandlers
}

export const BoardColumnView = ({
  pile,
  narrowed,
  move,
  activity,
  context,
  people,
  movable,
  handlers,
}: BoardColumnProps) => {
  const headId = useId()
  const { today } = context
  const [limit, setLimit] = useState(PAGE)
  const printing = useIsPrinting()
  const [chosen, setReach] = useState<Reach>(REACHES[0])
  const reach = narrowed ? null : chosen
  const { column, jobs, worth, since } = reached(pile, reach, today)
  const further = furtherBack(pile, reach, today)
  const { target, over } = useDropTarget(column, move?.kind === 'command')
  const more = Math.min(PAGE, jobs.length - limit)

  return (
    <section ref={target} aria-labelledby={headId} data-drop={move?.kind} data-over={over}>
      <h2 id={headId}>
        {statusLabel(column)}{' '}
        <span>
          {numberText(jobs.length)}
          {since && ` of ${numberText(pile.jobs.length)}`}
        </span>{' '}
        {since ? (
          <span className="reach">
            <span className="since">Since {formatDay(since, today)}</span>{' '}
            <span className="worth">{ownAmount(worth)}</span>
          </span>
        ) : (
          <span className="worth">{ownAmount(worth)}</span>
        )}
      </h2>
      {move?.kind === 'refused' && <p className="refusal">{move.reason}</p>}
      <ul data-scrolls="md">
        {(printing ? jobs : jobs.slice(0, limit)).map((job) => (
          <li key={job.id}>
            <BoardCard job={job} activity={activity.get(job.id)} {...{ context, people, movable, handlers }} />
          </li>
        ))}
        {jobs.length === 0 && <li className="none">{since ? `None since ${formatDay(since, today)}` : 'No jobs'}</li>}
        {more > 0 && (
          <li>
            <button type="button" className="more" onClick={() => setLimit(limit + PAGE)}>
              Show {more} more
            </button>
          </li>
        )}
        {more <= 0 && further && (
          <li>
            <button type="button" className="more" onClick={() => setReach(further.reach)}>
              Show {numberText(further.more)} older
            </button>
          </li>
        )}
      </ul>
    </section>
  )
}

const useDropTarget = (column: string, accepts: boolean) => {
  const target = useRef<HTMLElement>(null)
  const [over, setOver] = useState(false)
  const accepting = useRef(accepts)
  useEffect(() => {
    accepting.current = accepts
  }, [accepts])
  useEffect(() => {
    if (!target.current) return
    return dropTargetForElements({
      element: target.current,
      getData: () => ({ column }),
      canDrop: ({ source }) => draggedId(source.data) !== null && accepting.current,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: () => setOver(false),
    })
  }, [column])
  return { target, over }
}
