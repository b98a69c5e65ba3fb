import {
  buyNumber,
  createExtension,
  deleteExtension,
  listExtensions,
  listNumbers,
  searchNumbers,
  updateExtension,
  updateNumber,
} from '@/contract/communications/numbers'
import type { ReadBodyOf } from '@/contract/endpoint'
import { rowSchema } from '@/domain/fields/schemas'
import { toE164 } from '@/domain/messaging/address'
import { mayManageMessaging } from '@/domain/messaging/permissions'
import { type Extension, extensionFields } from '@/domain/messaging/settings/extension'
import { areaProblem, isForSale, NUMBER_GONE, numbersFor } from '@/domain/messaging/settings/number-search'
import { phoneNumberFields } from '@/domain/messaging/settings/phone-number'
import type { Route } from '../../core/call'
import type { Store } from '../../core/log/store'
import type { Requester } from '../../core/write/command'
import { crud } from '../../core/write/crud'
import { invalid, permit, Refusal, readBy, recordOf } from '../../core/write/refusal'
import { reading } from '../../rest/answer'
import { writing } from '../../rest/writing'
import { managed, reads } from './access'
import { extensionProblem } from './problems'

type Body<Call extends Parameters<typeof writing>[0]> = Requester & { body: ReadBodyOf<Call> }

/** Numbers of businesses and of clients, whose sample numbers are of the same kind as those for sale. */
const occupied = (store: Store): ReadonlySet<string> =>
  new Set([
    ...store.table('phone_numbers').map(({ phone_number }) => phone_number),
    ...store.table('clients').flatMap(({ phone }) => toE164(phone) ?? []),
  ])

const numberSchema = rowSchema(phoneNumberFields)

const numbers = crud('phone_numbers', {
  reads,
  may: managed,
  participles: { created: 'bought' },
  create({ body: { business_id, ...body }, businessId }: Body<typeof buyNumber>, id, store) {
    if (business_id !== businessId) throw new Refusal(403, 'You do not belong to this business.')
    if (!isForSale(body.phone_number)) throw invalid('phone_number', 'Choose a number from the search')
    if (occupied(store).has(body.phone_number)) throw new Refusal(409, NUMBER_GONE)
    return {
      ...body,
      id,
      business_id,
      is_active: true,
      sms_enabled: true,
      registration: 'not_started',
      submitted_at: null,
      registration_note: '',
    }
  },
  edit: ({ body }: Body<typeof updateNumber>, number) => readBy(numberSchema, { ...number, ...body }),
  answer: (phone_number) => ({ phone_number }),
})

const extensionSchema = rowSchema(extensionFields)

const checked = (input: object, store: Store): Extension => {
  const extension = readBy(extensionSchema, input)
  const problem = extensionProblem(extension, store)
  if (problem) throw invalid(problem.field, problem.message)
  return extension
}

const extensions = crud('extensions', {
  reads,
  may: managed,
  participles: { created: 'added' },
  create: ({ body, businessId }: Body<typeof createExtension>, id, store) =>
    checked({ ...body, id, business_id: businessId }, store),
  edit: ({ body }: Body<typeof updateExtension>, extension, store) => checked({ ...extension, ...body }, store),
  answer: (extension) => ({ extension }),
})

/** Phone numbers and their extensions (API-31, API-32, EP-086 to EP-093). */
export const numberRoutes: readonly Route[] = [
  reading(searchNumbers, ({ actor, query }, store) => {
    permit('phone_numbers', actor, { rule: mayManageMessaging, participle: 'bought' }, store)
    const problem = areaProblem(query.number_type, query.area_code)
    if (problem) throw invalid('area_code', problem)
    return { phone_numbers: numbersFor(query, occupied(store)).map((phone_number) => ({ phone_number })) }
  }),
  writing(buyNumber, numbers.create),
  reading(listNumbers, (request, store) => ({ phone_numbers: numbers.rows(request, store) })),
  writing(
    updateNumber,
    numbers.edit(({ params }) => params.numberId),
  ),

  writing(createExtension, extensions.create),
  reading(listExtensions, (request, store) => {
    const number = recordOf('phone_numbers', request.params.numberId, request, store)
    return { extensions: extensions.rows(request, store).filter((each) => each.phone_number_id === number.id) }
  }),
  writing(
    updateExtension,
    extensions.edit(({ params }) => params.extensionId),
  ),
  writing(
    deleteExtension,
    extensions.remove(
      ({ params }) => params.extensionId,
      () => ({ success: true as const }),
    ),
  ),
]
