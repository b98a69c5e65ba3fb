import { once } from '@/domain/async/once'
import type { NextStep } from '@/ui/kit/records/actions/run-on-many'

type Steps = typeof import('./next-steps')

const load = once(() => import('./next-steps'))

/** What something that was done leads to. Which it is loads late; where that fails, it leads nowhere. */
export const stepAfter = (find: (steps: Steps) => NextStep | undefined): Promise<NextStep | undefined> =>
  load().then(find, () => undefined)
