import type {
  AnswerEstimateArgs,
  ConvertEstimateArgs,
  CreateEstimateArgs,
  DeleteEstimateArgs,
  EditEstimateArgs,
  ReviseEstimateArgs,
  SendEstimateArgs,
} from '@/contract/graphql/generated/resolvers'
import { NEW_BUSINESS } from '@/domain/account/business-details'
import { mapWithPauses } from '@/domain/async/with-pauses'
import { ESTIMATE_RULES, type EstimateDeed, knownEstimate } from '@/domain/estimate/commands'
import type { EstimateRow } from '@/domain/estimate/estimate'
import { mayCreateEstimates, maySeeEstimates } from '@/domain/estimate/permissions'
import { maySeeInvoices } from '@/domain/invoice/permissions'
import type { Store } from '../core/log/store'
import type { Decided } from '../core/write/carry-out'
import { type Asker, command } from '../core/write/command'
import { type May, permitReading, recordOf } from '../core/write/refusal'
import type { ResolversFor, Sent } from '../graphql/asking'
import { mutation } from '../graphql/mutation'
import { created, deleted, edited } from './drafts'
import { allListed, listed } from './listed'
import { shown } from './shown'
import { answered, converted, revised, sent } from './steps'

const everMay = (deed: EstimateDeed): May => {
  const { may, participle } = ESTIMATE_RULES[deed]
  return { rule: may, participle }
}

/** A step of an estimate's life; the answer is its new status. */
const step = <Args extends { id: number; key: string }>(
  deed: EstimateDeed,
  facts: (asker: Asker, row: EstimateRow, args: Omit<Args, 'key'> & { id: number }, store: Store) => Decided[],
) =>
  command('estimates', {
    id: ({ args }: Sent<Args> & { args: { id: number } }) => args.id,
    everMay: everMay(deed),
    facts: ({ args, ...asker }, store, row) => facts(asker, row, args, store),
    answer: ({ record }, _asked, store) => knownEstimate(listed(record(), store)),
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

/** Estimates and the steps of their life; the documents name no call for these. */
export const estimateResolvers: ResolversFor<EstimateFields> = {
  estimates(_args, { store, actor, businessId }) {
    permitReading('estimates', maySeeEstimates(actor), store)
    const all = allListed(store.naming('estimates', 'business_id', businessId), businessId, store)
    return mapWithPauses(all, shown)
  },
  estimate({ id }, { store, ...asker }) {
    permitReading('estimates', maySeeEstimates(asker.actor), store)
    const row = recordOf('estimates', String(id), asker, store)
    return shown(listed(row, store))
  },
  documentHead(_args, { store, actor, businessId }) {
    permitReading('estimates', maySeeEstimates(actor) || maySeeInvoices(actor), store)
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
      facts: ({ args, ...asker }: Sent<CreateEstimateArgs>, store) => created(asker, args, store),
      answer: ({ row }, _asked, store) => shown(listed(row(), store)),
    }),
  ),
  editEstimate: mutation(
    'editEstimate',
    command('estimates', {
      id: ({ args }: Sent<EditEstimateArgs>) => args.id,
      everMay: everMay('edit'),
      facts: ({ args, ...asker }, store, row) => edited(asker, row, args, store),
      answer: ({ row }, _asked, store) => shown(listed(row(), store)),
    }),
  ),
  deleteEstimate: mutation(
    'deleteEstimate',
    command('estimates', {
      id: ({ args }: Sent<DeleteEstimateArgs>) => args.id,
      everMay: everMay('remove'),
      facts: ({ args: _, ...asker }, store, row) => deleted(asker, row, store),
      answer: (_made, { args }) => args.id,
    }),
  ),
  sendEstimate: mutation(
    'sendEstimate',
    step<SendEstimateArgs>('send', (asker, row, { again }, store) => sent(asker, row, again, store)),
  ),
  answerEstimate: mutation(
    'answerEstimate',
    step<AnswerEstimateArgs>('approve', (asker, row, { answer }, store) => answered(asker, row, answer, store)),
  ),
  reviseEstimate: mutation(
    'reviseEstimate',
    step<ReviseEstimateArgs>('revise', (asker, row, _args, store) => revised(asker, row, store)),
  ),
  convertEstimate: mutation(
    'convertEstimate',
    step<ConvertEstimateArgs>('convert', (asker, row, { slot }, store) => converted(asker, row, slot, store)),
  ),
}
