import { createFileRoute } from '@tanstack/react-router'
import { judgeJob } from '@/domain/job/commands'
import { clientsQuery } from '@/services/clients/queries'
import { wholeCrewQuery } from '@/services/crew/queries'
import { jobsQuery } from '@/services/jobs/queries'
import { jobRecords } from '@/ui/jobs/records'
import { useRecordActions } from '@/ui/kit/records/actions/use-record-actions'
import { MyDayScreen } from '@/ui/my-day/my-day-screen'
import { useJobActivity } from '../-jobs/use-job-activity'
import { useJobCommands } from '../-jobs/use-job-commands'
import { useDay } from '../-my-day/use-day'
import { useDetailsAhead } from '../-my-day/use-details-ahead'
import { withFlows } from '../-session/guard'
import { useWorkspace } from '../-session/workspace'

export const Route = createFileRoute('/dashboard/my-day')({
  beforeLoad: withFlows,
  loader: ({ context: { workspace, actor } }) => {
    void workspace.queryClient.prefetchQuery(jobsQuery(workspace.http, actor.business_id))
    void workspace.queryClient.prefetchQuery(clientsQuery(workspace.http, actor.business_id))
    void workspace.queryClient.prefetchQuery(wholeCrewQuery(workspace.http, actor.business_id))
    // Loads the photo storage code early, because it is needed offline.
    workspace.jobs.attachments.pending(0).catch(() => undefined)
  },
  component: MyDayPage,
})

function MyDayPage() {
  const { workspace, actor } = useWorkspace()
  const commands = useJobCommands()
  const activity = useJobActivity(workspace.flows)
  const actions = useRecordActions(jobRecords, {
    send: { depart: commands.depart, start: commands.start },
    activity,
    retry: commands.retry,
    dismiss: commands.dismiss,
  })
  const { day, retry } = useDay(actions.activity)
  useDetailsAhead(day.state === 'ready')
  return (
    <MyDayScreen
      day={day}
      onRetry={retry}
      commands={{
        take: (step, job) => actions.act(step, [job]),
        complete: (job, completion) =>
          void actions.run({
            what: 'complete',
            records: [job],
            command: () => commands.complete(job, completion),
          }),
        retry: actions.retry,
        dismiss: actions.forget,
        verdict: (step, job) => judgeJob(actor, step, job),
        notesOf: commands.notesOf,
        keepNotes: commands.keepNotes,
        attachmentsOf: commands.attachmentsOf,
      }}
    />
  )
}
