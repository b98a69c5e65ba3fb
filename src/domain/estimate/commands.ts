import type { Actor } from '../permissions/actor'
import { roleCannot } from '../permissions/role-cannot'
import { byStatus, notPermitted, type Verdict } from '../record/verdict'
import type { Day } from '../time/calendar'
import type { Estimate } from './estimate'
import { packagesRefusal } from './offer-refusal'
import { mayConvertEstimates, mayCreateEstimates, mayEditEstimates } from './permissions'
import type { EstimateStanding } from './vocabulary'

/** The steps of an estimate's life that people take. */
export const ESTIMATE_COMMANDS = ['send', 'resend', 'approve', 'reject', 'revise', 'convert'] as const
export type EstimateCommand = (typeof ESTIMATE_COMMANDS)[number]
/** What can be asked of an estimate that exists. */
export type EstimateDeed = EstimateCommand | 'edit' | 'remove'

type Rule = {
  from: readonly EstimateStanding[]
  /** Its status afterwards; null where that doesn't change. */
  to: EstimateStanding | null
  /** `sent`, as in "estimates to be sent". */
  participle: string
  may(actor: Actor): boolean
}

const OPEN: readonly EstimateStanding[] = ['sent', 'viewed']

/** The life of an estimate, once and for all readers: machine guards, screens and the mock server. */
export const ESTIMATE_RULES: Record<EstimateDeed, Rule> = {
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
export type KnownEstimate = Pick<Estimate, 'id' | 'status' | 'job_id' | 'revised_by_id'>

/** Cuts an estimate down to what its life depends on. */
export const knownEstimate = ({ id, status, job_id, revised_by_id }: KnownEstimate): KnownEstimate => ({
  id,
  status,
  job_id,
  revised_by_id,
})

/** An estimate's status. */
export const standingOf = ({ status, job_id, revised_by_id }: Omit<KnownEstimate, 'id'>): EstimateStanding => {
  if (revised_by_id !== null) return 'revised'
  return job_id === null ? status : 'converted'
}

/** Whether the client's answer is still to come, or the estimate still to be sent. */
export const isOpenEstimate = (standing: EstimateStanding): boolean => standing === 'draft' || OPEN.includes(standing)

const STANDS: Record<EstimateStanding, string> = {
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
const insteadOf = (deed: EstimateDeed, standing: EstimateStanding): string => {
  if (standing === 'revised' || standing === 'converted') return ''
  if (deed === 'edit') return 'Revise it to make changes.'
  if (deed === 'remove') return 'Only a draft can be deleted.'
  if (deed === 'revise') return 'Edit it instead.'
  if (deed === 'convert')
    return standing === 'rejected' || standing === 'expired' ? '' : 'The client has to approve it.'
  if (standing === 'draft') return 'Send it first.'
  return standing === 'rejected' || standing === 'expired' ? 'Revise it to send it again.' : ''
}

const permissionReason = (deed: EstimateDeed): string =>
  deed === 'convert'
    ? 'Your role can’t create jobs from estimates.'
    : roleCannot('estimates', ESTIMATE_RULES[deed].participle)

/** Why an estimate's status rules out a step, for any actor; null when it doesn't. */
export const standingRefusal = (deed: EstimateDeed, estimate: Omit<KnownEstimate, 'id'>): string | null => {
  const standing = standingOf(estimate)
  return ESTIMATE_RULES[deed].from.includes(standing) ? null : `${STANDS[standing]} ${insteadOf(deed, standing)}`.trim()
}

/** Judges what an actor wants to do with an estimate: the permission first, then its status. */
export const judgeEstimate = (actor: Actor, deed: EstimateDeed, estimate: Omit<KnownEstimate, 'id'>): Verdict => {
  if (!ESTIMATE_RULES[deed].may(actor)) return notPermitted(permissionReason(deed))
  return byStatus(standingRefusal(deed, estimate))
}

/** An estimate's status after a step of its life. */
export const standingAfter = (command: EstimateCommand, standing: EstimateStanding): EstimateStanding =>
  ESTIMATE_RULES[command].to ?? standing

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
