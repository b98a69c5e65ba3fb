import { useEffect, useRef } from 'react'
import type { JobPlace } from '@/domain/job/job'
import { type BoardNow, createBoardMoves } from './board-moves'
import { dayDrag } from './day-drag'
import { dayKeys } from './day-keys'
import { createDayMoves, type DaysNow, dayCell } from './day-moves'
import { hourDrag } from './hour-drag'
import { hourKeys } from './hour-keys'
import type { JobHandlers } from './job-face'
import { keyboardDrag, type Speak } from './keyboard-drag'
import { pointerDrags } from './pointer-drag'
import { createStage } from './stage'

type Landed = { id: number; day: JobPlace['scheduled_date']; lane: number | null }

type Board<N> = {
  /** Starts pointer and keyboard handling; returns functions that remove it. */
  start(root: HTMLElement, now: () => N, speak: Speak): (() => void)[]
  faceOf(root: HTMLElement, landed: Landed): HTMLElement | null
}

type WithHandlers = { handlers: JobHandlers }

/** Pointer and keyboard handling while the board is shown to someone who may move jobs. Handlers read the current state on each event. */
const useBoard = <N extends DaysNow>(board: N & WithHandlers, { start, faceOf }: Board<N>) => {
  const root = useRef<HTMLDivElement>(null)
  const status = useRef<HTMLDivElement>(null)
  const latest = useRef<N>(board)
  const refocus = useRef<Landed | null>(null)
  const mayMove = board.handlers.move !== null
  useEffect(() => {
    latest.current = board
  })
  useEffect(() => {
    const element = root.current
    if (!element || !mayMove) return
    const now = (): N => ({
      ...latest.current,
      commit(job, place, lane) {
        // The moved job is a new element, which takes the focus.
        if (element.contains(document.activeElement)) refocus.current = { id: job.id, day: place.scheduled_date, lane }
        latest.current.commit(job, place, lane)
      },
    })
    const speak = (text: string) => {
      if (status.current) status.current.textContent = text
    }
    const stops = start(element, now, speak)
    return () => {
      for (const stop of stops) stop()
    }
  }, [start, mayMove])
  useEffect(() => {
    const face = root.current && refocus.current && faceOf(root.current, refocus.current)
    if (!face) return
    refocus.current = null
    face.focus()
  })
  return { root, status }
}

const HOURS: Board<BoardNow> = {
  start(root, now, speak) {
    const stage = createStage(root)
    const moves = createBoardMoves(root, stage, now)
    return [pointerDrags(root, hourDrag(root, moves, stage, now)), keyboardDrag(root, hourKeys(moves, now), speak)]
  },
  faceOf(root, { id, lane }) {
    const within = lane === null ? '[data-tray]' : `[data-track="${lane}"]`
    return root.querySelector<HTMLElement>(`${within} [data-job="${id}"]`)
  },
}

const DAYS: Board<DaysNow> = {
  start(root, now, speak) {
    const stage = createStage(root)
    const moves = createDayMoves(root, stage, now)
    return [pointerDrags(root, dayDrag(root, moves, stage, now)), keyboardDrag(root, dayKeys(root, moves, now), speak)]
  },
  /** A full month cell hides the job behind the link to the others. */
  faceOf(root, landed) {
    const cell = dayCell(root, landed)
    return (
      cell?.querySelector<HTMLElement>(`[data-job="${landed.id}"]`) ?? cell?.querySelector<HTMLElement>('.more') ?? null
    )
  },
}

export const useHourMoves = (board: BoardNow & WithHandlers) => useBoard(board, HOURS)

export const useDayMoves = (board: DaysNow & WithHandlers) => useBoard(board, DAYS)
