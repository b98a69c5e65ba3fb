import * as v from 'valibot'
import type { CreateEstimateArgs, EstimateInput } from '@/contract/graphql/generated/resolvers'
import { NEW_BUSINESS } from '@/domain/account/business-details'
import { NO_ANSWER } from '@/domain/estimate/answer'
import { judgeEstimate } from '@/domain/estimate/commands'
import type { EstimateRow } from '@/domain/estimate/estimate'
import { type EstimateDraft, estimateFields, VALID_DAYS } from '@/domain/estimate/form'
import { offerProblem } from '@/domain/estimate/offer-refusal'
import { maySeeEstimates } from '@/domain/estimate/permissions'
import { fieldChanges } from '@/domain/record/fact'
import { plusDays } from '@/domain/time/calendar'
import { linksGone } from '../communications/message-links'
import { byUser, isoNow, replaced } from '../core/log/changes'
import type { Store } from '../core/log/store'
import type { Requester } from '../core/write/command'
import { mergedEdit } from '../core/write/edits'
import type { Decided } from '../core/write/execute'
import { editedNote } from '../core/write/field-words'
import { checkVerdict, invalid, permitReading, readBy, recordOf } from '../core/write/refusal'
import { definedFields } from '../graphql/mutation'
import { listed } from './listed'
import { estimateFacts } from './tables'

const anyFields = v.partial(v.object(estimateFields))
const allFields = v.object(estimateFields)

/** Amounts in cents. Throws Refusal 422. */
const fieldsIn = (input: EstimateInput): Partial<EstimateDraft> =>
  Object.fromEntries(Object.entries(readBy(anyFields, definedFields(input))).filter(([, value]) => value !== undefined))

/** Throws Refusal 422 for an unknown client or property, duplicate line ids, or a negative total. */
const check = (draft: EstimateDraft, businessId: number, store: Store): void => {
  if (store.find('clients', draft.client_id)?.business_id !== businessId)
    throw invalid('client_id', 'There is no such client.')
  if (store.find('properties', draft.property_id)?.client_id !== draft.client_id)
    throw invalid('property_id', 'This property was deleted or is another client’s.')
  const problem = offerProblem(draft)
  if (problem !== null) throw invalid(problem.field, problem.reason)
}

/** `EST-1004`, in the business's numbering. */
const numberOf = (businessId: number, store: Store): string => {
  const { estimate_prefix, estimate_next } = store.find('businesses', businessId) ?? NEW_BUSINESS
  return estimate_prefix + store.nextNumber('estimates', businessId, estimate_next)
}

export const freshDraft = ({ actor }: Requester, store: Store) => ({
  id: store.nextId('estimates'),
  status: 'draft' as const,
  created_at: isoNow(store),
  created_by: actor.user_id,
  sent_at: null,
  ...NO_ANSWER,
  job_id: null,
})

/** Defaults (EST-12). */
const usual = ({ actor, businessId }: Requester, store: Store) => ({
  description: '',
  valid_until: plusDays(store.today(actor.time_zone), VALID_DAYS),
  line_items: [],
  tax_rate: (store.find('businesses', businessId) ?? NEW_BUSINESS).tax_rate / 1_000,
  discount_amount: 0,
  packages: [],
  recommended_package_id: null,
  deposit_kind: 'none',
  deposit_amount: 0,
  deposit_rate: 0,
  terms_and_conditions: '',
  notes: '',
})

/** Copies share the file contents. Throws Refusal 403, 404. */
const filesOf = (id: number, requester: Requester, store: Store): EstimateRow['attachments'] => {
  permitReading('estimates', maySeeEstimates(requester.actor), store)
  return recordOf('estimates', String(id), requester, store).attachments
}

type CreateInput = Pick<CreateEstimateArgs, 'estimate' | 'files_of'>

/** Throws Refusal 403, 404, 422. */
export const created = (requester: Requester, { estimate, files_of }: CreateInput, store: Store): Decided[] => {
  const { actor, businessId } = requester
  const draft = readBy(allFields, { ...usual(requester, store), ...definedFields(estimate) })
  check(draft, businessId, store)
  const row: EstimateRow = {
    ...draft,
    ...freshDraft(requester, store),
    business_id: businessId,
    estimate_number: numberOf(businessId, store),
    revision: 1,
    revises_id: null,
    currency: (store.find('businesses', businessId) ?? NEW_BUSINESS).currency,
    attachments: typeof files_of === 'number' ? filesOf(files_of, requester, store) : [],
  }
  return [estimateFacts.created(row, 'estimate.created', { actor: byUser(actor), note: 'Created' })]
}

const checkOperation = ({ actor }: Requester, operation: 'edit' | 'remove', row: EstimateRow, store: Store): void => {
  checkVerdict(judgeEstimate(actor, operation, listed(row, store)))
}

type Edited = { changed: EstimateInput; was?: EstimateInput | null }

/** Merges with concurrent changes and validates the result. Throws Refusal 403, 409, 422. */
export const edited = async (
  requester: Requester,
  row: EstimateRow,
  sent: Edited,
  store: Store,
): Promise<Decided[]> => {
  checkOperation(requester, 'edit', row, store)
  const mine: EstimateRow = { ...row, ...fieldsIn(sent.changed) }
  const was = sent.was ? fieldsIn(sent.was) : undefined
  const after = await mergedEdit(`estimate/${row.id}`, { was, now: row, mine }, store)
  check(after, requester.businessId, store)
  const change = replaced('estimates', row, after)
  const fields = fieldChanges(change).map(({ field }) => field)
  if (fields.length === 0) return []
  const note = editedNote(fields, store.schema.table('estimates').record?.words)
  return [estimateFacts.changed(row, 'estimate.edited', { actor: byUser(requester.actor), note, patch: after })]
}

/** The history stays. Throws Refusal 403, 409. */
export const deleted = (requester: Requester, row: EstimateRow, store: Store): Decided[] => {
  checkOperation(requester, 'remove', row, store)
  const fact = estimateFacts.gone(row, 'estimate.deleted', { actor: byUser(requester.actor), note: 'Deleted' })
  return [{ ...fact, changes: [...fact.changes, ...linksGone({ ...row, table: 'estimates' }, store)] }]
}
