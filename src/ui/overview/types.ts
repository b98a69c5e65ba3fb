import type { Loadable } from '@/ui/kit/loadable'

/** A fact of the business as the overview lists it. */
export type ActivityFact = {
  position: number
  /** The record it is about: `job/17`. */
  stream: string
  /** `job.started` */
  type: string
  /** ISO 8601. */
  at: string
  actorName: string
  note: string | null
  /** What the record is called: `JOB-1017 Spring cleanup`. */
  subject: string
}

/** Recent Activity's data, newest first. */
export type Activity = {
  facts: Loadable<readonly ActivityFact[]>
  /** Absent on the last page. */
  onMore?: (() => void) | undefined
  loadingMore?: boolean | undefined
  onRetry: () => void
}

/** What the business has used (DASH-03). */
export type Usage = { clients: number; servicesThisMonth: number }
