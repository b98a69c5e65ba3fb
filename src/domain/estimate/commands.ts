import type { Actor } from '../permissions/actor'
import { roleCannot } from '../permissions/role-cannot'
import { byStatus, notPermitted, type Verdict } from '../record/verdict'
import type { Day } from '../time/calendar'
import type { Estimate } from './estimate'
import { packagesRefusal } from './offer-refusal'
import { mayConvertEstimates, mayCreateEstimates, mayEditEstimates } from './permissions'
import type { EstimateComputedStatus } from './vocabulary'

/** The steps that people take in an estimate's life. */
export const ESTIMATE_COMMANDS = ['send', 'resend', 'approve', 'reject', 'revise', 'convert'] as const
export type EstimateCommand = (typeof ESTIMATE_COMMANDS)[number]
export type EstimateOperation = EstimateCommand | 'edit' | 'remove'

type Rule = {
  from: readonly EstimateComputedStatus[]
  /** Null when the status doesn't change. */
  to: EstimateComputedStatus | null
  participle: string
  may(actor: Actor): boolean
}

const OPEN: readonly EstimateComputedStatus[] = ['sent', 'viewed']

/** The lifecycle rules shared by machine guards, screens and the mock server. */
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

export type EstimateCore = Pick<Estimate, 'id' | 'status' | 'job_id' | 'revised_by_id'>

export const estimateCore = ({ id, status, job_id, revised_by_id }: EstimateCore): EstimateCore => ({
  id,
  status,
  job_id,
  revised_by_id,
})

/** The status, or `revised` or `converted` when a newer version or a job exists. */
export const computedStatusOf = ({
  status,
  job_id,
  revised_by_id,
}: Omit<EstimateCore, 'id'>): EstimateComputedStatus => {
  if (revised_by_id !== null) return 'revised'
  return job_id === null ? status : 'converted'
}

/** True while it is a draft or waits for the client's answer. */
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

/** Ignores the actor's permissions. Returns null when the status allows the command. */
export const computedStatusRefusal = (
  operation: EstimateOperation,
  estimate: Omit<EstimateCore, 'id'>,
): string | null => {
  const computedStatus = computedStatusOf(estimate)
  return ESTIMATE_RULES[operation].from.includes(computedStatus)
    ? null
    : `${STANDS[computedStatus]} ${insteadOf(operation, computedStatus)}`.trim()
}

export const judgeEstimate = (
  actor: Actor,
  operation: EstimateOperation,
  estimate: Omit<EstimateCore, 'id'>,
): Verdict => {
  if (!ESTIMATE_RULES[operation].may(actor)) return notPermitted(permissionReason(operation))
  return byStatus(computedStatusRefusal(operation, estimate))
}

export const computedStatusAfter = (
  command: EstimateCommand,
  computedStatus: EstimateComputedStatus,
): EstimateComputedStatus => ESTIMATE_RULES[command].to ?? computedStatus

type Sendable = Pick<Estimate, 'valid_until' | 'client' | 'packages'> & {
  line_items: readonly { package_id: number | null }[]
}

export const sendRefusal = ({ valid_until, client, line_items, packages }: Sendable, today: Day): string | null => {
  if (client === null) return 'Its client was deleted. Choose another client first.'
  if (line_items.length === 0) return 'Add a line item before you send it.'
  const refusal = packagesRefusal({ packages, line_items })
  if (refusal !== null) return refusal
  return valid_until < today ? 'Its “Valid until” date has passed. Choose a later one first.' : null
}

export const convertRefusal = ({ client, property }: Pick<Estimate, 'client' | 'property'>): string | null => {
  if (client === null) return 'Its client was deleted. Revise the estimate and choose another client.'
  return property === null ? 'Its property was deleted. Revise the estimate and choose another property.' : null
}
