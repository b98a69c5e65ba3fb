import type { MovableClock } from '@/domain/clock'
import type { Actor } from '@/domain/permissions/actor'
import type { LeftWrite } from '@/services/http/kept-writes'
import type { Workspace } from '../-context'
import type { Unfinished } from './unfinished'

type Deps = { workspace: Workspace; actor: Actor; clock: Pick<MovableClock, 'now'> }

/** Finishes what a closed page left, by the area that it is of. */
export const finishWrite = async (left: LeftWrite, deps: Deps): Promise<Unfinished | null> => {
  if (left.write[0] === 'client') return (await import('../-clients/finish-import')).finishImport(left, deps)
  return (await import('../-jobs/finish-write')).finishJobWrite(left, deps)
}
