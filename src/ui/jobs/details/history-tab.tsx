import { useMemo } from 'react'
import { EmptyState } from '@/ui/kit/empty-state'
import { FactList } from '@/ui/kit/fact-list'
import type { Outcome } from '@/ui/kit/records/run-on-many'
import { SkeletonLines } from '@/ui/kit/skeleton'
import { changeLines, factTitle } from '../rules/history'
import { crewById } from '../rules/names'
import type { JobDetailsProps } from '../types'

type HistoryTabProps = Pick<JobDetailsProps, 'history' | 'crew' | 'now' | 'timeZone'> & {
  onUndo: (position: number) => Promise<Outcome>
}

/** What has happened to the job, newest first; what can be taken back has an Undo. */
export const HistoryTab = ({ history, crew, now, timeZone, onUndo }: HistoryTabProps) => {
  const people = useMemo(() => crewById(crew), [crew])
  return (
    <FactList
      facts={history}
      loading={<SkeletonLines count={8} label="Loading the history…" />}
      failed="Failed to load the history."
      empty={
        <EmptyState
          kind="nothing-yet"
          title="No changes recorded"
          hint="Every change to the job from now on is kept here."
        />
      }
      details={{
        title: ({ type }) => factTitle(type),
        changes: ({ changes }) => changeLines(changes, people),
        undoRefusal: (fact) => fact.undoRefusal,
        onUndo: ({ position }) => onUndo(position),
      }}
      now={now}
      timeZone={timeZone}
    />
  )
}
