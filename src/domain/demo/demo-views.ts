import type { DemoUserKey } from './demo'

export const DEMO_VIEWS: Record<DemoUserKey, string> = {
  owner: 'Sees the whole business: every job and crew, what the day is worth, the subscription and its payments.',
  admin:
    'Looks after the whole system: can do what the owner can, and change owners too. The subscription, the payment account, and deleting the business stay with the owner.',
  manager: 'Runs clients, services and jobs: plans the day and sends the crews out. Payments stay with the owner.',
  tech: 'Sees the jobs they’re assigned to: on my way, start, complete. Nothing else is in the way.',
  home: 'Sees the work at their own property: when the crew comes, and what was done.',
}
