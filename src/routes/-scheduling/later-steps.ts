import { once } from '@/domain/async/once'
import type { NextStep } from '@/ui/kit/records/actions/run-on-many'

type Steps = typeof import('./next-steps')

const load = once(() => import('./next-steps'))

/** Next step after an action. Loads late; without its code there is none. */
export const stepAfter = (find: (steps: Steps) => NextStep | undefined): Promise<NextStep | undefined> =>
  load().then(find, () => undefined)
