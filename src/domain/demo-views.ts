import type { DemoUserKey } from './demo'

/** What each person of the demo meets in it: the size of the business they see, and what is theirs to do. */
export const DEMO_VIEWS: Record<DemoUserKey, string> = {
  owner: 'The whole business: every job and crew, what the day is worth, the subscription and its payments.',
  admin: 'Every business on the system, with all that its owner may do.',
  manager: 'Clients, services and all jobs: plans the day and sends the crews out. Payments stay with the owner.',
  tech: 'The jobs they are assigned to: sets out, starts, completes. Nothing else is in the way.',
  home: 'The work at their own property: when someone comes, and what was done.',
}
