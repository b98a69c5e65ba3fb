import type { Resolvers } from '@/contract/graphql/generated/resolvers'
import { type Asker, type Command, runCommand } from '../core/write/command'
import type { AskedEdit } from '../core/write/crud'
import { fingerprintOf, isUsableKey } from '../core/write/receipts'
import { invalid } from '../core/write/refusal'
import type { Asking, GraphqlAsker } from './asking'

/** What was sent, without what was left out. */
export const saidIn = (input: object) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))

/** An edit as GraphQL sends it: what the record was, where given, is among its arguments. */
type SentEdit<Was> = Asker & { args: { was?: Was | null | undefined } }

/** An edit that GraphQL carries: what the record was is read from the arguments. */
export const editCarried = <Was, Sent extends SentEdit<Was>, Answer>(
  edit: Command<Sent & AskedEdit, Answer>,
  read: (was: Was) => object,
): Command<Sent, Answer> => ({
  facts(asked, store) {
    const { was } = asked.args
    return edit.facts({ ...asked, ...(was ? { body: { was: read(was) } } : {}) }, store)
  },
  answer: edit.answer,
})

type Keyed = { key: string }

/** Carries a command by GraphQL: once under the `key` it is sent with, and a repeat is answered alike. */
export const mutation =
  <Args extends Keyed, Answer>(
    name: keyof Resolvers<Asking>,
    command: Command<GraphqlAsker & { args: Omit<Args, 'key'> }, Answer>,
  ) =>
  ({ key, ...args }: Args, { store, ...asker }: Asking): Promise<Answer> => {
    if (!isUsableKey(key)) throw invalid('key', 'The key is not usable.')
    const fingerprint = fingerprintOf({ path: `/graphql/${name}`, query: {}, body: JSON.stringify(args) })
    return store.exclusively(() =>
      runCommand(
        command,
        { ...asker, args },
        // The schema writes the answer field by field, and refuses what does not fit.
        { request: { endpoint: name, key, fingerprint }, isSendable: () => true },
        store,
      ),
    )
  }
