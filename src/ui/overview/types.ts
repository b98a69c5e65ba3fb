import type { ListedFact } from '@/ui/kit/records/page/fact-list'

/** A fact of the business as the overview lists it. */
export type ActivityFact = ListedFact & {
  /** What the record is called: `JOB-1017 Spring cleanup`. */
  subject: string
  /** Address of the page that shows it: `/dashboard/jobs?job=17`; null where none does. */
  page: string | null
  /** The other records in which something followed from it: `3 jobs`. */
  followedBy?: string | null
}

/** What the business has used (DASH-03). */
export type Usage = { clients: number; servicesThisMonth: number }
