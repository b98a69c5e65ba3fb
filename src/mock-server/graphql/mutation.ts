import type { Resolvers } from '@/contract/graphql/generated/resolvers'
import { type Command, type Requester, runCommand } from '../core/write/command'
import type { EditRequest } from '../core/write/crud'
import { fingerprintOf, isUsableKey } from '../core/write/idempotency'
import { invalid } from '../core/write/refusal'
import type { GraphqlContext, GraphqlRequester } from './asking'

export const definedFields = (input: object) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))

type SentEdit<Was> = Requester & { args: { was?: Was | null | undefined } }

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

/** Runs a command once per `key`; a repeat gets the same answer. */
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
        // The schema serializes the answer field by field and refuses mismatches.
        { request: { endpoint: name, key, fingerprint }, isSendable: () => true },
        store,
      ),
    )
  }
