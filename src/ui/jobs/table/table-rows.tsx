import { useVirtualizer } from '@tanstack/react-virtual'
import { Fragment, type RefObject, useEffect, useState } from 'react'
import type { Day } from '@/domain/calendar'
import type { Job } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'
import { ROW_HEIGHT, useDensity } from '@/ui/kit/density'
import type { Selection } from '../rules/selection'
import type { JobActivity, JobColumn } from '../types'
import { FailureRow, JobRow } from './job-row'
import { FAILURE_HEIGHT, HEAD_HEIGHT } from './row-height'
import { useRowKeys } from './use-row-keys'

type TableRowsProps = {
  jobs: readonly Job[]
  columns: readonly JobColumn[]
  activity: ReadonlyMap<number, JobActivity>
  actor: Actor
  today: Day
  selection: Selection
  scroller: RefObject<HTMLDivElement | null>
  onOpen: (job: Job) => void
  onPick: (id: number, range: boolean) => void
}

/** The rows in sight, and gaps as tall as those that are not. The current row is always drawn, so that it keeps the focus. */
export const TableRows = ({
  jobs,
  columns,
  activity,
  scroller,
  selection,
  onOpen,
  onPick,
  ...shared
}: TableRowsProps) => {
  const [density] = useDensity()
  const rowHeight = ROW_HEIGHT[density]
  const [currentId, setCurrentId] = useState<number | null>(null)
  const found = jobs.findIndex(({ id }) => id === currentId)
  const current = Math.max(0, found)
  const failures = jobs.filter(({ id }) => activity.get(id)?.failure).length

  const virtual = useVirtualizer({
    count: jobs.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => rowHeight + (failureOf(jobs[index], activity) ? FAILURE_HEIGHT : 0),
    getItemKey: (index) => jobs[index]?.id ?? index,
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) =>
      withCurrent(startIndex - overscan, endIndex + overscan, current, count),
    overscan: 8,
    scrollPaddingEnd: HEAD_HEIGHT,
    useFlushSync: false,
  })
  // Sizes are kept by the virtualizer until it is told that they have changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the sizes are made of
  useEffect(() => virtual.measure(), [rowHeight, failures])

  const keys = useRowKeys({
    jobs,
    current,
    pageSize: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 1),
    moveTo: (index) => {
      setCurrentId(jobs[index]?.id ?? null)
      virtual.scrollToIndex(index)
    },
    onOpen,
    onPick,
  })

  const items = virtual.getVirtualItems()
  return (
    <tbody
      ref={keys.body}
      onKeyDown={keys.onKeyDown}
      onFocus={(event) => setCurrentId(Number(event.target.closest<HTMLElement>('[data-job]')?.dataset.job))}
    >
      {items.map((item, place) => {
        const job = jobs[item.index]
        if (!job) return null
        const doing = activity.get(job.id)
        return (
          <Fragment key={job.id}>
            <Gap height={item.start - (items[place - 1]?.end ?? 0)} />
            <JobRow
              job={job}
              columns={columns}
              activity={doing}
              rowIndex={item.index + 2}
              selected={selection.has(job.id)}
              current={item.index === current}
              {...shared}
            />
            {doing?.failure && <FailureRow job={job} failure={doing.failure} span={columns.length + 2} />}
          </Fragment>
        )
      })}
      <Gap height={virtual.getTotalSize() - (items.at(-1)?.end ?? 0)} />
    </tbody>
  )
}

const failureOf = (job: Job | undefined, activity: ReadonlyMap<number, JobActivity>) =>
  job && activity.get(job.id)?.failure

const withCurrent = (from: number, to: number, current: number, count: number): number[] => {
  const first = Math.max(0, from)
  const last = Math.min(count - 1, to)
  const range = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i)
  if (current >= first && current <= last) return range
  return current < first ? [current, ...range] : [...range, current]
}

const Gap = ({ height }: { height: number }) =>
  height > 0 ? (
    <tr aria-hidden className="gap">
      <td style={{ height }} />
    </tr>
  ) : null
