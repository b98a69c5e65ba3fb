import type { ServiceType } from '@/domain/equipment/vocabulary'
import { jobFormOf } from '@/domain/job/draft'
import type { JobDraft } from '@/domain/job/job'
import { deniesIt, isFinal } from '@/domain/record/final-failure'
import { dayAt } from '@/domain/time/calendar'
import type { InterruptedWrite } from '@/services/http/pending-writes'
import { jobQuery } from '@/services/jobs/queries'
import { createdText, notCreatedText } from '@/ui/jobs/rules/when'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import { writeStored } from '../-loading/stored'
import { requesting } from '../-records/plain-commands'
import type { ResumeDeps } from '../-records/resume-write'
import { CLOSED_BEFORE, NOT_TWICE, type Unfinished } from '../-records/unfinished'
import { createUnder } from './job-flow'
import { newJobKey } from './use-new-job-draft'

const UNKNOWN: Unfinished = {
  text: 'A job may have been created.',
  detail: 'The page was closed before the answer came. Look for it in your jobs before you create it again.',
  retry: null,
}

const isDraft = (value: unknown): value is JobDraft =>
  typeof value === 'object' && value !== null && 'title' in value && 'scheduled_date' in value

/** Null when there was no room to store the form. */
const parseWrite = ({ write: [kind, , ...rest] }: InterruptedWrite) => {
  const [equipment, draft, service] = kind === 'equipment' ? rest : [null, rest[0], null]
  if (!isDraft(draft)) return null
  return typeof equipment === 'number'
    ? { draft, equipment: { id: equipment, service: service as ServiceType }, form: { equipment } }
    : { draft, equipment: null, form: { client: draft.client_id } }
}

/**
 * Resumes an interrupted job creation under its original key, so that the job is not created twice. If it is refused, the input returns to
 * the form.
 */
export const finishCreation = async (
  interruptedWrite: InterruptedWrite,
  deps: ResumeDeps,
): Promise<Unfinished | null> => {
  const { workspace, actor, clock, showJob } = deps
  const creation = parseWrite(interruptedWrite)
  if (creation === null) return UNKNOWN
  const { draft, equipment, form } = creation
  const { request } = requesting(workspace, equipment ? ['jobs', 'equipment'] : ['jobs'])
  const about = equipment ? { about: `equipment/${equipment.id}` } : {}
  const outcome = await request({ write: interruptedWrite.write, ...about, key: interruptedWrite.key }, async (key) =>
    equipment
      ? (await workspace.equipment.schedule(equipment.id, equipment.service, draft, key)).id
      : createUnder(workspace, actor, draft, key),
  )
  const today = dayAt(clock.now(), actor.time_zone)
  if (outcome.ok) {
    interruptedWrite.forget()
    const id = outcome.answer
    const job =
      id === undefined
        ? null
        : await workspace.queryClient.fetchQuery(jobQuery(workspace.http, actor.business_id, id)).catch(() => null)
    announce(createdText(draft, job?.job_number, today), {
      description: CLOSED_BEFORE,
      undo: outcome.undo,
      ...(id === undefined ? {} : { added: `job/${id}`, open: () => showJob(id) }),
    })
    return null
  }
  const { message } = outcome.failure
  const text = notCreatedText(draft, today, deniesIt(outcome.failure, interruptedWrite.at, clock.now()))
  if (!isFinal(outcome.failure))
    return { text, detail: `${message} ${NOT_TWICE}`, retry: () => finishCreation(interruptedWrite, deps) }
  interruptedWrite.forget()
  writeStored(sessionStorage, newJobKey(actor, form), { typed: jobFormOf(draft) })
  return { text, detail: message, form, retry: null }
}
