import { channelText, NO_ANSWER } from '@/domain/estimate/answer'
import type { EstimateRow } from '@/domain/estimate/estimate'
import { documentNumber } from '@/domain/estimate/number'
import { formatDate } from '@/domain/time/calendar'
import { bySystem, inserted, updated } from '../core/log/changes'
import type { DatedFact } from '../core/log/store'
import { AUTOMATIC } from '../core/write/automatic'
import { CONVERTED, EXPIRED, REVISED } from '../estimates/tables'
import { by } from './job-history'

const HOUR = 3_600_000
const DAY = 24 * HOUR

type Step = Pick<DatedFact, 'type' | 'note' | 'actor'> & { at: number; patch: Partial<EstimateRow> }

const answerText = ({ answered_by, answered_via }: EstimateRow): string =>
  `by ${answered_by}${answered_via === null ? '' : `, ${channelText(answered_via).toLowerCase()}`}`

const stepsOf = (row: EstimateRow, jobNumber: string | undefined): Step[] => {
  if (row.sent_at === null) return []
  const actor = by(row.created_by)
  const sentAt = Date.parse(row.sent_at)
  const sent: Step = {
    type: 'estimate.sent',
    note: 'Sent to the client by email',
    actor,
    at: sentAt,
    patch: { sent_at: row.sent_at, status: 'sent' },
  }
  const viewed: Step = {
    type: 'estimate.viewed',
    note: 'Viewed by the client',
    actor: bySystem('Client page'),
    at: sentAt + 2 * HOUR,
    patch: { status: 'viewed' },
  }
  const { status, answered_by, answered_via, answered_at, rejection_reason, choice } = row
  if (status === 'sent') return [sent]
  if (status === 'viewed') return [sent, viewed]
  if (status === 'expired')
    return [
      sent,
      viewed,
      {
        type: EXPIRED,
        note: `Expired: it was valid until ${formatDate(row.valid_until)}`,
        actor: AUTOMATIC,
        at: Date.parse(`${row.valid_until}T12:00:00Z`) + DAY,
        patch: { status },
      },
    ]
  const answeredAt = Date.parse(answered_at ?? row.sent_at)
  const answered: Step = {
    type: status === 'approved' ? 'estimate.approved' : 'estimate.rejected',
    note: status === 'approved' ? `Approved ${answerText(row)}` : `Rejected ${answerText(row)}: ${rejection_reason}`,
    actor,
    at: answeredAt,
    patch: { answered_by, answered_via, answered_at, rejection_reason, choice, status },
  }
  const converted: Step = {
    type: CONVERTED,
    note: `${jobNumber ?? 'A job'} was made of it`,
    actor,
    at: answeredAt + HOUR / 2,
    patch: { job_id: row.job_id },
  }
  return row.job_id === null ? [sent, answered] : [sent, answered, converted]
}

export const estimateHistory = (
  estimates: readonly EstimateRow[],
  jobs: readonly { id: number; job_number: string }[],
): DatedFact[] =>
  estimates.flatMap((row) => {
    const base = { stream: `estimate/${row.id}`, cause: null }
    const draft: EstimateRow = { ...row, ...NO_ANSWER, status: 'draft', sent_at: null, job_id: null }
    const former = estimates.find(({ id }) => id === row.revises_id)
    const createdFact: DatedFact = {
      ...base,
      type: former ? REVISED : 'estimate.created',
      note: former ? `Made from ${documentNumber(former)}` : 'Created',
      actor: by(row.created_by),
      at: Date.parse(row.created_at),
      changes: [inserted('estimates', draft)],
    }
    let now = draft
    const steps = stepsOf(row, jobs.find(({ id }) => id === row.job_id)?.job_number)
    return [
      createdFact,
      ...steps.map(({ patch, ...step }): DatedFact => {
        const before = now
        now = { ...before, ...patch }
        return { ...base, ...step, changes: [updated('estimates', before, patch)] }
      }),
    ]
  })
