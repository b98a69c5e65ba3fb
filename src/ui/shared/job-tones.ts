import type { JobStatus } from '@/domain/job/job'
import type { Tone } from '@/ui/kit/feedback/tone'

export const STATUS_TONES: Record<JobStatus, Tone> = {
  scheduled: 'info',
  assigned: 'violet',
  en_route: 'violet',
  in_progress: 'warning',
  completed: 'success',
  cancelled: 'neutral',
  missed: 'danger',
  rescheduled: 'info',
}
