import type { ListedFact } from '@/ui/kit/fact-list'

/** A fact of the business as the overview lists it. */
export type ActivityFact = ListedFact & {
  /** The record it is about: `job/17`. */
  stream: string
  /** What the record is called: `JOB-1017 Spring cleanup`. */
  subject: string
}

/** What the business has used (DASH-03). */
export type Usage = { clients: number; servicesThisMonth: number }
