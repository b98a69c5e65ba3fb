import type { LeftWrite } from '@/services/http/kept-writes'
import type { FinishDeps } from './finish-kept'
import type { Unfinished } from './unfinished'

type Finish = (left: LeftWrite, deps: FinishDeps) => Promise<Unfinished | null>

/** What finishes the writes of each area, by what they begin with. */
const AREAS: Record<string, () => Promise<Finish>> = {
  client: async () => (await import('../-clients/finish-import')).finishImport,
  equipment: async () => (await import('../-jobs/finish-creation')).finishCreation,
  estimate: async () => (await import('../-estimates/finish-upload')).finishUpload,
  invoice: async () => (await import('../-invoicing/finish-step')).finishInvoiceStep,
  job: async () => (await import('../-jobs/finish-write')).finishJobWrite,
  'job/create': async () => (await import('../-jobs/finish-creation')).finishCreation,
  payout: async () => (await import('../-payouts/finish-step')).finishPayoutStep,
}

/** Finishes what a closed page left, by the area that it is of. What no area knows, from another release, is forgotten. */
export const finishWrite: Finish = async (left, deps) => {
  const [kind, name] = left.write.map(String)
  const load = AREAS[`${kind}/${name}`] ?? AREAS[kind ?? '']
  if (load) return (await load())(left, deps)
  left.forget()
  return null
}
