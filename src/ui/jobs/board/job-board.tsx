import { Box } from '@chakra-ui/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { CrewMember } from '@/domain/crew/crew'
import { JOB_COMMANDS, mayEver } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import type { Day } from '@/domain/time/calendar'
import { AnchoredMenu } from '@/ui/kit/actions/anchored-menu'
import { Flights } from '@/ui/kit/behavior/flights'
import { useStableHandlers } from '@/ui/kit/behavior/use-stable-handlers'
import { type BoardColumn, dealJobs, judgeDrop } from '../rules/board'
import { crewById } from '../rules/names'
import type { JobActions } from '../use-job-actions'
import type { CardHandlers } from './board-card'
import { BoardColumnView } from './board-column'
import { boardCss } from './board-css'
import { moveMenu } from './move-menu'
import { useDraggedJob } from './use-dragged-job'

export type JobBoardProps = {
  jobs: readonly Job[]
  actor: Actor
  today: Day
  crew: readonly CrewMember[]
  narrowed: boolean
  boardColumns: readonly BoardColumn[]
  onOpen: (jobId: number) => void
  actions: JobActions
}

/** Kanban board (JOB-02, X-41). During a drag, columns that would refuse the card are dimmed and show the reason. */
export const JobBoard = ({ jobs, narrowed, actor, today, crew, boardColumns, onOpen, actions }: JobBoardProps) => {
  const [menu, setMenu] = useState<{ job: Job; anchor: HTMLElement } | null>(null)
  const { activity } = actions
  const context = useMemo(() => ({ actor, today }), [actor, today])
  const people = useMemo(() => crewById(crew), [crew])
  const movable = JOB_COMMANDS.some((command) => mayEver(actor, command))
  const piles = useMemo(() => dealJobs(jobs, boardColumns, today), [jobs, boardColumns, today])
  const places = useMemo(
    () => new Map(piles.flatMap(({ column, jobs: cards }) => cards.map(({ id }) => [id, column] as const))),
    [piles],
  )
  const root = useRef<HTMLDivElement>(null)
  const [first] = boardColumns
  // A changed first column (a closed one requested, or back to normal) scrolls into view.
  useEffect(() => {
    if (first && root.current) root.current.scrollLeft = 0
  }, [first])
  const dragged = useDraggedJob(jobs, (job, column) => {
    const move = judgeDrop(actor, job, column)
    if (move.kind === 'command') actions.act(move.command, [job])
  })
  const handlers = useStableHandlers<CardHandlers>({
    open: (job) => onOpen(job.id),
    retry: actions.retry,
    forget: actions.forget,
    move: (job, anchor) => setMenu({ job, anchor }),
    act: (action, job) => actions.act(action, [job]),
  })

  return (
    <>
      <Box ref={root} css={boardCss} role="region" aria-label="Kanban board" tabIndex={0}>
        <Flights root={root} places={places}>
          {piles.map((pile) => (
            <BoardColumnView
              key={pile.column}
              pile={pile}
              move={dragged ? judgeDrop(actor, dragged, pile.column) : null}
              {...{ narrowed, activity, context, people, movable, handlers }}
            />
          ))}
        </Flights>
      </Box>
      {menu && (
        <AnchoredMenu
          anchor={menu.anchor}
          label={`Move ${menu.job.job_number} to`}
          items={moveMenu({ ...actions, job: menu.job, context, activity: activity.get(menu.job.id) }, boardColumns)}
          onClose={() => setMenu(null)}
        />
      )}
    </>
  )
}
