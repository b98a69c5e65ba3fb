import { type JobPriority, type JobStatus, priorityLabel, statusLabel } from '@/domain/job/job'
import { Badge, StatusDot } from '@/ui/kit/feedback/badge'
import type { Tone } from '@/ui/kit/feedback/tone'
import { STATUS_TONES } from '@/ui/shared/job-tones'

export const JobStatusTag = ({ status }: { status: JobStatus }) => (
  <StatusDot tone={STATUS_TONES[status]}>{statusLabel(status)}</StatusDot>
)

const PRIORITY_TONES: Partial<Record<JobPriority, Tone>> = { high: 'warning', urgent: 'danger' }

export const JobPriorityTag = ({ priority }: { priority: JobPriority }) => {
  const tone = PRIORITY_TONES[priority]
  if (!tone) return <span className="calm">{priorityLabel(priority)}</span>
  return <Badge tone={tone}>{priorityLabel(priority)}</Badge>
}
