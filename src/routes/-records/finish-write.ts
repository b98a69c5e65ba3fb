import type { InterruptedWrite } from '@/services/http/pending-writes'
import type { ResumeDeps } from './resume-write'
import type { Unfinished } from './unfinished'

type Finish = (interruptedWrite: InterruptedWrite, deps: ResumeDeps) => Promise<Unfinished | null>

const AREAS: Record<string, () => Promise<Finish>> = {
  client: async () => (await import('../-clients/finish-import')).finishImport,
  equipment: async () => (await import('../-jobs/finish-creation')).finishCreation,
  estimate: async () => (await import('../-estimates/finish-upload')).finishUpload,
  invoice: async () => (await import('../-invoicing/finish-step')).finishInvoiceStep,
  job: async () => (await import('../-jobs/finish-write')).finishJobWrite,
  'job/create': async () => (await import('../-jobs/finish-creation')).finishCreation,
  payout: async () => (await import('../-payouts/finish-step')).finishPayoutStep,
}

/** Dispatches an interrupted write by its area. Forgets writes that no area knows, such as those of another release. */
export const finishWrite: Finish = async (interruptedWrite, deps) => {
  const [kind, name] = interruptedWrite.write.map(String)
  const load = AREAS[`${kind}/${name}`] ?? AREAS[kind ?? '']
  if (load) return (await load())(interruptedWrite, deps)
  interruptedWrite.forget()
  return null
}
