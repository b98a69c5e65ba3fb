import type { MovableClock } from '@/domain/clock'
import type { Actor } from '@/domain/permissions/actor'
import type { LeftWrite } from '@/services/http/kept-writes'
import type { Workspace } from '../-context'
import type { Unfinished } from './unfinished'

type Deps = { workspace: Workspace; actor: Actor; clock: Pick<MovableClock, 'now'>; showJob: (id: number) => void }

/** Finishes what a closed page left, by the area that it is of. */
export const finishWrite = async (left: LeftWrite, deps: Deps): Promise<Unfinished | null> => {
  const [kind, name] = left.write
  if (kind === 'client') return (await import('../-clients/finish-import')).finishImport(left, deps)
  if (kind === 'invoice') return (await import('../-invoicing/finish-step')).finishInvoiceStep(left, deps)
  if (kind === 'payout') return (await import('../-payouts/finish-step')).finishPayoutStep(left, deps)
  if (kind === 'estimate') return (await import('../-estimates/finish-upload')).finishUpload(left, deps)
  if (kind === 'equipment' || name === 'create')
    return (await import('../-jobs/finish-creation')).finishCreation(left, deps)
  return (await import('../-jobs/finish-write')).finishJobWrite(left, deps)
}
