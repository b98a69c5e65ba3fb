import { type JobCommand, judgeJob } from '@/domain/job/commands'
import type { Job } from '@/domain/job/job'
import type { Actor } from '@/domain/permissions/actor'

/** A selection divided by a command: those it can be carried out on, and why not the others. */
export type BulkSplit = { can: Job[]; cannot: { reason: string; count: number }[] }

const byStatus = (reason: string) => reason.replace(/; this one is (.+)\.$/, ' – these are $1.')

/** Divides a selection; refusals are counted by reason, the most frequent first. */
export const splitBulk = (actor: Actor, command: JobCommand, jobs: readonly Job[]): BulkSplit => {
  const can: Job[] = []
  const counts = new Map<string, number>()
  for (const job of jobs) {
    const verdict = judgeJob(actor, command, job)
    if (verdict.ok) can.push(job)
    else counts.set(byStatus(verdict.reason), (counts.get(byStatus(verdict.reason)) ?? 0) + 1)
  }
  const cannot = [...counts].map(([reason, count]) => ({ reason, count })).sort((a, b) => b.count - a.count)
  return { can, cannot }
}

/** The refusals in one text for a tooltip: `3 left out: Only a scheduled job can be assigned – these are completed.` */
export const refusalText = ({ cannot }: BulkSplit): string | null =>
  cannot.length === 0 ? null : cannot.map(({ reason, count }) => `${count} left out: ${reason}`).join(' ')
