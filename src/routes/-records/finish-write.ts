import type { InterruptedWrite } from '@/services/http/pending-writes'
import type { ResumeDeps } from './resume-write'
import type { Unfinished } from './unfinished'

type Finish = (interruptedWrite: InterruptedWrite, deps: ResumeDeps) => Promise<Unfinished | null>

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
export const finishWrite: Finish = async (interruptedWrite, deps) => {
  const [kind, name] = interruptedWrite.write.map(String)
  const load = AREAS[`${kind}/${name}`] ?? AREAS[kind ?? '']
  if (load) return (await load())(interruptedWrite, deps)
  interruptedWrite.forget()
  return null
}
