import type { Resolvers } from '@/contract/graphql/generated/resolvers'
import { type Command, type Requester, runCommand } from '../core/write/command'
import type { EditRequest } from '../core/write/crud'
import { fingerprintOf, isUsableKey } from '../core/write/idempotency'
import { invalid } from '../core/write/refusal'
import type { GraphqlContext, GraphqlRequester } from './asking'

/** What was sent, without what was left out. */
export const definedFields = (input: object) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))

/** An edit as GraphQL sends it: what the record was, where given, is among its arguments. */
type SentEdit<Was> = Requester & { args: { was?: Was | null | undefined } }

/** An edit that GraphQL carries: what the record was is read from the arguments. */
export const editCarried = <Was, Sent extends SentEdit<Was>, Answer>(
  edit: Command<Sent & EditRequest, Answer>,
  read: (was: Was) => object,
): Command<Sent, Answer> => ({
  facts(request, store) {
    const { was } = request.args
    return edit.facts({ ...request, ...(was ? { body: { was: read(was) } } : {}) }, store)
  },
  answer: edit.answer,
})

type Keyed = { key: string }

/** Carries a command by GraphQL: once under the `key` it is sent with, and a repeat is answered alike. */
export const mutation =
  <Args extends Keyed, Answer>(
    name: keyof Resolvers<GraphqlContext>,
    command: Command<GraphqlRequester & { args: Omit<Args, 'key'> }, Answer>,
  ) =>
  ({ key, ...args }: Args, { store, ...requester }: GraphqlContext): Promise<Answer> => {
    if (!isUsableKey(key)) throw invalid('key', 'The key is not usable.')
    const fingerprint = fingerprintOf({ path: `/graphql/${name}`, query: {}, body: JSON.stringify(args) })
    return store.exclusively(() =>
      runCommand(
        command,
        { ...requester, args },
        // The schema writes the answer field by field, and refuses what does not fit.
        { request: { endpoint: name, key, fingerprint }, isSendable: () => true },
        store,
      ),
    )
  }
