import { chakra } from '@chakra-ui/react'
import { Suspense, useDeferredValue, useMemo, useState } from 'react'
import { filterJobs } from '@/domain/job/filter'
import type { Job } from '@/domain/job/job'
import { Banner } from '@/ui/kit/banner'
import { JobsContent } from './jobs-content'
import { JobsHeader } from './jobs-header'
import { JobsToolbar } from './jobs-toolbar'
import { LazyCreateJobDialog, LazyJobDialogs } from './lazy-parts'
import { BulkBar } from './list/bulk-bar'
import { download } from './list/download'
import { keptShown, type Selection } from './rules/selection'
import type { JobsScreenProps } from './types'
import { useAutoSchedule } from './use-auto-schedule'
import { useIsPhone } from './use-is-phone'
import { useJobActions } from './use-job-actions'

const NONE: readonly Job[] = []
const NOTHING: Selection = new Set()

/** Job Management: the list and the board of all jobs (JOB-01 to JOB-06). Everything it shows and asks for comes by props. */
export const JobsScreen = (props: JobsScreenProps) => {
  const { jobs, filter, today, actor, crew, commands, bookings } = props
  const phone = useIsPhone()
  const actions = useJobActions(commands)
  const schedule = useAutoSchedule(commands, actions)

  // Typing stays ahead of a list of thousands.
  const narrowing = useDeferredValue(filter)
  const all = jobs.state === 'ready' ? jobs.value : NONE
  const shown = useMemo(() => filterJobs(all, narrowing), [all, narrowing])

  const [picked, setPicked] = useState(NOTHING)
  const selection = useMemo(
    () =>
      picked.size > 0
        ? keptShown(
            picked,
            shown.map(({ id }) => id),
          )
        : picked,
    [picked, shown],
  )
  const selected = useMemo(
    () => (selection.size > 0 ? shown.filter(({ id }) => selection.has(id)) : NONE),
    [selection, shown],
  )

  return (
    <chakra.div display="flex" flexDirection="column" gap="3" minW="0">
      <JobsHeader
        actor={actor}
        day={filter.date ?? today}
        scheduling={schedule.running}
        onSchedule={schedule.run}
        onCreate={() => props.onCreating(true)}
      />
      <JobsToolbar
        {...props}
        phone={phone}
        count={jobs.state === 'ready' ? shown.length : null}
        onExport={() => void exportJobs(shown, today)}
      />
      {actions.notice && (
        <Banner
          kind="warning"
          detail={actions.notice.detail}
          onRetry={actions.notice.retry}
          onDismiss={actions.dismiss}
        >
          {actions.notice.text}
        </Banner>
      )}
      {selected.length > 0 && props.view === 'list' && (
        <BulkBar selected={selected} actor={actor} act={actions.act} onClear={() => setPicked(NOTHING)} />
      )}
      <JobsContent
        {...props}
        phone={phone}
        shown={shown}
        narrowing={narrowing}
        selection={selection}
        onSelection={setPicked}
        actions={actions}
      />
      <Suspense>
        {actions.asking && <LazyJobDialogs actions={actions} commands={commands} crew={crew} bookings={bookings} />}
        {props.creating && <LazyCreateJobDialog {...props} />}
      </Suspense>
    </chakra.div>
  )
}

/** Papa Parse comes with the first export. */
const exportJobs = async (jobs: readonly Job[], today: string) => {
  const { jobsCsv } = await import('./rules/csv')
  download(`jobs-${today}.csv`, 'text/csv;charset=utf-8', jobsCsv(jobs))
}
