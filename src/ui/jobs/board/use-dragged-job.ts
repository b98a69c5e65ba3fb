import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useState } from 'react'
import type { Job } from '@/domain/job/job'
import { useStableHandlers } from '@/ui/kit/behavior/use-stable-handlers'
import { type BoardColumn, CLOSED_COLUMNS, OPEN_COLUMNS } from '../rules/board'

const KEY = 'jobId'

export const cardData = (job: Job): Record<string, unknown> => ({ [KEY]: job.id })
/** Returns the dragged job's id; null for other drags on the page. */
export const draggedId = (data: Record<string | symbol, unknown>): number | null => {
  const id = data[KEY]
  return typeof id === 'number' ? id : null
}

const columnIn = (data: Record<string | symbol, unknown>): BoardColumn | undefined =>
  [...OPEN_COLUMNS, ...CLOSED_COLUMNS].find((column) => column === data.column)

export const useDraggedJob = (jobs: readonly Job[], drop: (job: Job, column: BoardColumn) => void): Job | null => {
  const [id, setId] = useState<number | null>(null)
  const find = (jobId: number | null) => jobs.find((job) => job.id === jobId) ?? null
  const { dropped } = useStableHandlers({
    dropped: (jobId: number | null, column: BoardColumn | undefined) => {
      const job = find(jobId)
      if (job && column) drop(job, column)
    },
  })

  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => draggedId(source.data) !== null,
        onDragStart: ({ source }) => setId(draggedId(source.data)),
        onDrop: ({ source, location }) => {
          setId(null)
          const [target] = location.current.dropTargets
          dropped(draggedId(source.data), target && columnIn(target.data))
        },
      }),
    [dropped],
  )
  return id === null ? null : find(id)
}
