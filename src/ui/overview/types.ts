import type { ListedFact } from '@/ui/kit/records/page/fact-list'

export type ActivityFact = ListedFact & {
  /** `JOB-1017 Spring cleanup`. */
  subject: string
  /** Path of its page: `/dashboard/jobs?job=17`; null when there is none. */
  page: string | null
  /** Records affected as a consequence: `3 jobs`. */
  followedBy?: string | null
}

export type Usage = { clients: number; servicesThisMonth: number }
