import { chakra } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import type { Job } from '@/domain/job/job'
import { Banner } from '@/ui/kit/banner'
import { useCode } from '@/ui/kit/use-code'
import { useIsPhone } from '@/ui/kit/use-is-phone'
import { CreateBar } from './create-bar'
import { LazyJobDialogs } from './dialogs/lazy-job-dialogs'
import { JobsContent } from './jobs-content'
import { JobsHeader } from './jobs-header'
import { JobsToolbar } from './jobs-toolbar'
import { LazyCreateJobDialog, loadRowParts } from './lazy-parts'
import { BulkBar } from './list/bulk-bar'
import { download } from './list/download'
import { countClosed } from './rules/board'
import type { JobsScreenProps } from './types'
import { useAutoSchedule } from './use-auto-schedule'
import { useJobActions } from './use-job-actions'
import { useSelection } from './use-selection'
import { useShownJobs } from './use-shown-jobs'

/**
 * Job Management: the list and the board of all jobs (JOB-01 to JOB-06). Everything it shows and asks for comes by props. On wide
 * screens it fills the height that its column has, and list and board scroll inside it; on phones the page scrolls.
 */
export const JobsScreen = (props: JobsScreenProps) => {
  const { jobs, filter, today, actor, crew, commands, bookings, view } = props
  const phone = useIsPhone()
  useCode(loadRowParts, false)
  const actions = useJobActions(commands)
  const schedule = useAutoSchedule(commands, actions)
  const jobsShown = useShownJobs(props)
  const { shown, onBoard } = jobsShown
  const picks = useSelection(shown)
  const [closedToo, setClosedToo] = useState(false)
  const create = () => props.onCreating(true)

  return (
    <chakra.div display="flex" flexDirection="column" flex="1 0 0px" minW="0">
      <JobsHeader
        actor={actor}
        phone={phone}
        count={jobs.state === 'ready' ? shown.length : null}
        day={filter.date ?? today}
        scheduling={schedule.running}
        onSchedule={schedule.run}
        onCreate={create}
      />
      <chakra.div display="flex" flexDirection="column" flex="1 0 0px" gap="3" minW="0">
        <JobsToolbar
          {...props}
          phone={phone}
          exportable={shown.length > 0}
          onExport={() => void exportJobs(shown, today)}
          closed={{ count: countClosed(onBoard), shown: closedToo, onToggle: () => setClosedToo(!closedToo) }}
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
        <JobsContent {...props} {...{ phone, jobsShown, picks, closedToo, actions }} />
        {picks.selected.length > 0 && view === 'list' && !phone && (
          <BulkBar selected={picks.selected} actor={actor} act={actions.act} onClear={picks.clear} />
        )}
      </chakra.div>
      {phone && <CreateBar actor={actor} onCreate={create} />}
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
