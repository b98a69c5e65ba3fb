import type { Actor } from '../permissions/actor'
import { roleCannot } from '../permissions/role-cannot'
import { byStatus, notPermitted, type Verdict } from '../record/verdict'
import type { Day } from '../time/calendar'
import type { Estimate } from './estimate'
import { packagesRefusal } from './offer-refusal'
import { mayConvertEstimates, mayCreateEstimates, mayEditEstimates } from './permissions'
import type { EstimateComputedStatus } from './vocabulary'

/** The steps of an estimate's life that people take. */
export const ESTIMATE_COMMANDS = ['send', 'resend', 'approve', 'reject', 'revise', 'convert'] as const
export type EstimateCommand = (typeof ESTIMATE_COMMANDS)[number]
/** What can be asked of an estimate that exists. */
export type EstimateOperation = EstimateCommand | 'edit' | 'remove'

type Rule = {
  from: readonly EstimateComputedStatus[]
  /** Its status afterwards; null where that doesn't change. */
  to: EstimateComputedStatus | null
  /** `sent`, as in "estimates to be sent". */
  participle: string
  may(actor: Actor): boolean
}

const OPEN: readonly EstimateComputedStatus[] = ['sent', 'viewed']

/** The life of an estimate, once and for all readers: machine guards, screens and the mock server. */
export const ESTIMATE_RULES: Record<EstimateOperation, Rule> = {
  send: { from: ['draft'], to: 'sent', participle: 'sent', may: mayEditEstimates },
  resend: { from: OPEN, to: null, participle: 'sent', may: mayEditEstimates },
  approve: { from: OPEN, to: 'approved', participle: 'approved', may: mayEditEstimates },
  reject: { from: OPEN, to: 'rejected', participle: 'rejected', may: mayEditEstimates },
  revise: {
    from: [...OPEN, 'approved', 'rejected', 'expired'],
    to: 'revised',
    participle: 'revised',
    may: mayCreateEstimates,
  },
  convert: { from: ['approved'], to: 'converted', participle: 'made into jobs', may: mayConvertEstimates },
  edit: { from: ['draft'], to: null, participle: 'edited', may: mayEditEstimates },
  remove: { from: ['draft'], to: null, participle: 'deleted', may: mayEditEstimates },
}

/** An estimate cut down to what its life depends on: no name of anyone. */
export type EstimateCore = Pick<Estimate, 'id' | 'status' | 'job_id' | 'revised_by_id'>

/** Cuts an estimate down to what its life depends on. */
export const estimateCore = ({ id, status, job_id, revised_by_id }: EstimateCore): EstimateCore => ({
  id,
  status,
  job_id,
  revised_by_id,
})

/** An estimate's status. */
export const computedStatusOf = ({
  status,
  job_id,
  revised_by_id,
}: Omit<EstimateCore, 'id'>): EstimateComputedStatus => {
  if (revised_by_id !== null) return 'revised'
  return job_id === null ? status : 'converted'
}

/** Whether the client's answer is still to come, or the estimate still to be sent. */
export const isOpenEstimate = (computedStatus: EstimateComputedStatus): boolean =>
  computedStatus === 'draft' || OPEN.includes(computedStatus)

const STANDS: Record<EstimateComputedStatus, string> = {
  draft: 'This estimate was not sent yet.',
  sent: 'This estimate was already sent.',
  viewed: 'This estimate was already sent.',
  approved: 'This estimate is already approved.',
  rejected: 'This estimate was rejected.',
  expired: 'This estimate has expired.',
  revised: 'This estimate has a newer version.',
  converted: 'A job was made of this estimate.',
}

/** What can be done instead. */
const insteadOf = (operation: EstimateOperation, computedStatus: EstimateComputedStatus): string => {
  if (computedStatus === 'revised' || computedStatus === 'converted') return ''
  if (operation === 'edit') return 'Revise it to make changes.'
  if (operation === 'remove') return 'Only a draft can be deleted.'
  if (operation === 'revise') return 'Edit it instead.'
  if (operation === 'convert')
    return computedStatus === 'rejected' || computedStatus === 'expired' ? '' : 'The client has to approve it.'
  if (computedStatus === 'draft') return 'Send it first.'
  return computedStatus === 'rejected' || computedStatus === 'expired' ? 'Revise it to send it again.' : ''
}

const permissionReason = (operation: EstimateOperation): string =>
  operation === 'convert'
    ? 'Your role can’t create jobs from estimates.'
    : roleCannot('estimates', ESTIMATE_RULES[operation].participle)

/** Why an estimate's status rules out a step, for any actor; null when it doesn't. */
export const computedStatusRefusal = (
  operation: EstimateOperation,
  estimate: Omit<EstimateCore, 'id'>,
): string | null => {
  const computedStatus = computedStatusOf(estimate)
  return ESTIMATE_RULES[operation].from.includes(computedStatus)
    ? null
    : `${STANDS[computedStatus]} ${insteadOf(operation, computedStatus)}`.trim()
}

/** Judges what an actor wants to do with an estimate: the permission first, then its status. */
export const judgeEstimate = (
  actor: Actor,
  operation: EstimateOperation,
  estimate: Omit<EstimateCore, 'id'>,
): Verdict => {
  if (!ESTIMATE_RULES[operation].may(actor)) return notPermitted(permissionReason(operation))
  return byStatus(computedStatusRefusal(operation, estimate))
}

/** An estimate's status after a step of its life. */
export const computedStatusAfter = (
  command: EstimateCommand,
  computedStatus: EstimateComputedStatus,
): EstimateComputedStatus => ESTIMATE_RULES[command].to ?? computedStatus

type Sendable = Pick<Estimate, 'valid_until' | 'client' | 'packages'> & {
  line_items: readonly { package_id: number | null }[]
}

/** Why an estimate is not ready to be sent; null when it is. */
export const sendRefusal = ({ valid_until, client, line_items, packages }: Sendable, today: Day): string | null => {
  if (client === null) return 'Its client was deleted. Choose another client first.'
  if (line_items.length === 0) return 'Add a line item before you send it.'
  const refusal = packagesRefusal({ packages, line_items })
  if (refusal !== null) return refusal
  return valid_until < today ? 'Its “Valid until” date has passed. Choose a later one first.' : null
}

/** Why no job can be made of an approved estimate; null when one can. */
export const convertRefusal = ({ client, property }: Pick<Estimate, 'client' | 'property'>): string | null => {
  if (client === null) return 'Its client was deleted. Revise the estimate and choose another client.'
  return property === null ? 'Its property was deleted. Revise the estimate and choose another property.' : null
}
