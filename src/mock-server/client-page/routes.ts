import * as v from 'valibot'
import { clientPageCalls } from '@/contract/client-page'
import { clientPageFiles } from '@/contract/client-page-file'
import type { Endpoint, ReadBodyOf, WireAnswerOf } from '@/contract/endpoint'
import { type ClientLink, clientLinkStatus } from '@/domain/client-page/client-link'
import type { ClientPage } from '@/domain/client-page/page'
import type { Fact } from '@/domain/record/fact'
import { json, type Route } from '../core/call'
import type { Store } from '../core/log/store'
import { carryOut, type Decided } from '../core/write/execute'
import { Refusal } from '../core/write/refusal'
import { intentBegun } from '../payments/intents'
import { readParts } from '../rest/reading'
import { causeIn } from '../rest/writing'
import { businessView, fileView, pageView } from './page-view'
import { paymentBegun, paymentShown } from './payments'
import { declined, questionCreated, seen, signed } from './steps'

type Params = Readonly<Record<string, string>>

/** Throws Refusal 404. */
const linkOf = ({ token }: Params, store: Store): ClientLink => {
  const link = store.table('client_links').find((each) => each.token === token)
  if (!link) throw new Refusal(404, 'This link doesn’t work.')
  return link
}

/** Throws Refusal 404, 410. */
const runningLinkOf = (params: Params, store: Store): ClientLink => {
  const link = linkOf(params, store)
  if (clientLinkStatus(link, store.now()) !== 'running') throw new Refusal(410, 'This link no longer opens the page.')
  return link
}

const read = ({ method, path }: Endpoint): Route => ({
  method,
  path,
  async handle({ params }, store) {
    const link = linkOf(params, store)
    const state = clientLinkStatus(link, store.now())
    const page: ClientPage =
      state === 'running' ? pageView(link, store) : { state, business: businessView(link, store) }
    return json(200, page)
  },
})

type WriteInput<E extends Endpoint> = { link: ClientLink; params: Params; body: ReadBodyOf<E> }

const pageThen = (params: Params, _facts: readonly Fact[], now: Store): unknown => pageView(linkOf(params, now), now)

/** A write by anyone with the link; answers the updated page by default. */
const write = <const E extends Endpoint>(
  endpoint: E,
  decide: (input: WriteInput<E>, store: Store) => Decided[],
  answer: (params: Params, facts: readonly Fact[], now: Store) => unknown = pageThen,
): Route => ({
  method: endpoint.method,
  path: endpoint.path,
  handle: (call, store) =>
    store.exclusively(async () => {
      const { params } = call
      runningLinkOf(params, store)
      // The body was already parsed with the endpoint's schema.
      const body = readParts(endpoint, call).body as ReadBodyOf<E>
      const page = await carryOut<WireAnswerOf<E>>(
        {
          user: { id: 0, name: 'Client page' },
          request: causeIn(endpoint, call),
          decide: () => decide({ link: runningLinkOf(params, store), params, body }, store),
          answer: (facts, now) => answer(params, facts, now) as WireAnswerOf<E>,
          isSendable: (answer) => v.is(endpoint.answer, answer),
        },
        store,
      )
      return json(200, page as object)
    }),
})

export const clientPageRoutes: readonly Route[] = [
  read(clientPageCalls.read),
  write(clientPageCalls.see, ({ link, body }, store) => seen(link, body, store)),
  write(clientPageCalls.approve, ({ link, params, body }, store) => signed(link, params.estimateId ?? '', body, store)),
  write(clientPageCalls.decline, ({ link, params, body }, store) =>
    declined(link, params.estimateId ?? '', body, store),
  ),
  write(clientPageCalls.ask, ({ link, body }, store) => questionCreated(link, body, store)),
  write(
    clientPageCalls.pay,
    ({ link, params, body }, store) => paymentBegun(link, params.invoiceId ?? '', body, store),
    (_params, facts) => intentBegun(facts),
  ),
  {
    method: clientPageCalls.payment.method,
    path: clientPageCalls.payment.path,
    async handle({ params }, store) {
      return json(200, paymentShown(runningLinkOf(params, store), params.intentId ?? '', store))
    },
  },
  {
    method: clientPageFiles.read.method,
    path: clientPageFiles.read.path,
    async handle({ params }, store) {
      return json(200, await fileView(runningLinkOf(params, store), params.fileId ?? '', store))
    },
  },
]
