import { estimateCodec } from '@/contract/estimates'
import type {
  AnswerEstimateArgs,
  ConvertEstimateArgs,
  CreateEstimateArgs,
  DeleteEstimateArgs,
  EditEstimateArgs,
  ReviseEstimateArgs,
  SendEstimateArgs,
  Estimate as ShownEstimate,
} from '@/contract/graphql/generated/resolvers'
import { NEW_BUSINESS } from '@/domain/account/business-details'
import { mapWithPauses } from '@/domain/async/with-pauses'
import { ESTIMATE_RULES, type EstimateOperation, estimateCore } from '@/domain/estimate/commands'
import type { Estimate, EstimateRow } from '@/domain/estimate/estimate'
import { mayCreateEstimates, maySeeEstimates } from '@/domain/estimate/permissions'
import { maySeeInvoices } from '@/domain/invoice/permissions'
import { maySeeMessages } from '@/domain/messaging/permissions'
import type { Store } from '../core/log/store'
import { command, type Requester } from '../core/write/command'
import type { Decided } from '../core/write/execute'
import { type May, permitReading, recordOf } from '../core/write/refusal'
import type { ResolversFor, Sent } from '../graphql/asking'
import { mutation } from '../graphql/mutation'
import { created, deleted, edited } from './drafts'
import { allListed, listed } from './listed'
import { answered, converted, revised, sent } from './steps'

/** Amounts in dollars, without the business id. */
const shown = (estimate: Estimate): ShownEstimate => {
  const { business_id: _, ...wire } = estimateCodec.write(estimate)
  return wire
}

const everMay = (operation: EstimateOperation): May => {
  const { may, participle } = ESTIMATE_RULES[operation]
  return { rule: may, participle }
}

const step = <Args extends { id: number; key: string }>(
  operation: EstimateOperation,
  facts: (requester: Requester, row: EstimateRow, args: Omit<Args, 'key'> & { id: number }, store: Store) => Decided[],
) =>
  command('estimates', {
    id: ({ args }: Sent<Args> & { args: { id: number } }) => args.id,
    everMay: everMay(operation),
    facts: ({ args, ...requester }, store, row) => facts(requester, row, args, store),
    answer: ({ record }, _input, store) => estimateCore(listed(record(), store)),
  })

type EstimateFields =
  | 'estimates'
  | 'estimate'
  | 'documentHead'
  | 'createEstimate'
  | 'editEstimate'
  | 'deleteEstimate'
  | 'sendEstimate'
  | 'answerEstimate'
  | 'reviseEstimate'
  | 'convertEstimate'

/** X-52; the spec names no endpoint for these. */
export const estimateResolvers: ResolversFor<EstimateFields> = {
  estimates(_args, { store, actor, businessId }) {
    permitReading('estimates', maySeeEstimates(actor), store)
    const all = allListed(store.naming('estimates', 'business_id', businessId), businessId, store)
    return mapWithPauses(all, shown)
  },
  estimate({ id }, { store, ...requester }) {
    permitReading('estimates', maySeeEstimates(requester.actor), store)
    const row = recordOf('estimates', String(id), requester, store)
    return shown(listed(row, store))
  },
  documentHead(_args, { store, actor, businessId }) {
    // Messages name the business too.
    permitReading('estimates', maySeeEstimates(actor) || maySeeInvoices(actor) || maySeeMessages(actor), store)
    const business = store.find('businesses', businessId) ?? { ...NEW_BUSINESS, name: '' }
    const { name, paper_size: paper, tax_rate, address, city, state, zip_code, currency, language } = business
    const logo = store.naming('logos', 'business_id', businessId)[0]?.image ?? null
    const head = { address, city, state, zip_code, currency, language, logo, paper }
    return { ...head, business_name: name, tax_rate: tax_rate / 1_000 }
  },
  createEstimate: mutation(
    'createEstimate',
    command('estimates', {
      may: { rule: mayCreateEstimates, participle: 'created' },
      facts: ({ args, ...requester }: Sent<CreateEstimateArgs>, store) => created(requester, args, store),
      answer: ({ row }, _input, store) => shown(listed(row(), store)),
    }),
  ),
  editEstimate: mutation(
    'editEstimate',
    command('estimates', {
      id: ({ args }: Sent<EditEstimateArgs>) => args.id,
      everMay: everMay('edit'),
      facts: ({ args, ...requester }, store, row) => edited(requester, row, args, store),
      answer: ({ row }, _input, store) => shown(listed(row(), store)),
    }),
  ),
  deleteEstimate: mutation(
    'deleteEstimate',
    command('estimates', {
      id: ({ args }: Sent<DeleteEstimateArgs>) => args.id,
      everMay: everMay('remove'),
      facts: ({ args: _, ...requester }, store, row) => deleted(requester, row, store),
      answer: (_result, { args }) => args.id,
    }),
  ),
  sendEstimate: mutation(
    'sendEstimate',
    step<SendEstimateArgs>('send', (requester, row, { again }, store) => sent(requester, row, again, store)),
  ),
  answerEstimate: mutation(
    'answerEstimate',
    step<AnswerEstimateArgs>('approve', (requester, row, { answer }, store) => answered(requester, row, answer, store)),
  ),
  reviseEstimate: mutation(
    'reviseEstimate',
    step<ReviseEstimateArgs>('revise', (requester, row, _args, store) => revised(requester, row, store)),
  ),
  convertEstimate: mutation(
    'convertEstimate',
    step<ConvertEstimateArgs>('convert', (requester, row, { slot }, store) => converted(requester, row, slot, store)),
  ),
}
