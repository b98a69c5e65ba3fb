import { useState } from 'react'
import type { JobCommand } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import { toast } from '@/ui/kit/toaster'
import { DONE_LABELS, failureText } from './rules/actions'
import { failureDetail, jobsCount, runOnJobs, type TaskReport } from './rules/run-tasks'
import type { JobCommands, Outcome } from './types'

/** A command on jobs, and its words. */
export type Task = {
  jobs: readonly Job[]
  command: (job: Job) => Promise<Outcome>
  /** `cancelled`, as in "JOB-1017 cancelled". */
  done: string
  /** The stated text when it fails (JOB-16). */
  failure: string
}

/** What the banner says; `retry` does it again for those that failed. */
export type Notice = { text: string; detail: string; retry: () => void }

/** What a dialog asks about before a command is sent. */
export type Asking = { what: JobCommand | 'remove'; jobs: readonly Job[] }

/** Commands that nothing has to be asked for. */
const AT_ONCE: Partial<Record<JobCommand, 'depart' | 'start'>> = { depart: 'depart', start: 'start' }

/** Tells of what was done in a toast, with Undo where it can be taken back. */
export const announce = (title: string, undo?: () => Promise<Outcome>, description?: string): void => {
  toast({
    title,
    ...(description ? { description } : {}),
    ...(undo ? { undo: () => void takeBack(undo) } : {}),
  })
}

const takeBack = async (undo: () => Promise<Outcome>) => {
  const outcome = await undo()
  if (outcome.ok) toast({ title: 'Undone', kind: 'info' })
  else toast({ title: 'Could not be undone', description: outcome.failure.message, kind: 'error' })
}

/** Runs commands for a screen: asks where it has to, announces what was done, keeps the stated text of what failed. */
export const useJobActions = (commands: JobCommands) => {
  const [asking, setAsking] = useState<Asking | null>(null)
  const [notice, setNotice] = useState<Notice | null>(null)

  /** For dialogs that stay open on failure: announces success only. */
  const attempt = async (task: Task): Promise<TaskReport> => {
    const report = await runOnJobs(task.jobs, task.command)
    if (report.done.length > 0) announce(`${jobsCount(report.done)} ${task.done}`, report.undo)
    return report
  }

  const run = async (task: Task): Promise<void> => {
    setNotice(null)
    const report = await attempt(task)
    if (report.failed.length === 0) return
    const again = { ...task, jobs: report.failed.map(({ job }) => job) }
    setNotice({ text: task.failure, detail: failureDetail(report), retry: () => void run(again) })
  }

  const act = (what: JobCommand, jobs: readonly Job[]) => {
    const send = AT_ONCE[what]
    if (send) void run({ jobs, command: commands[send], done: DONE_LABELS[what], failure: failureText(what) })
    else setAsking({ what, jobs })
  }

  return {
    asking,
    notice,
    act,
    attempt,
    run,
    askRemoval: (job: Job) => setAsking({ what: 'remove', jobs: [job] }),
    stopAsking: () => setAsking(null),
    setNotice,
    dismiss: () => setNotice(null),
    retry: (job: Job) =>
      void run({ jobs: [job], command: commands.retry, done: 'done', failure: failureText('start') }),
  }
}
export type JobActions = ReturnType<typeof useJobActions>
