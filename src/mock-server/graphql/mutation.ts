import type { Resolvers } from '@/contract/graphql/generated/resolvers'
import { type Command, runCommand } from '../core/command'
import { checkKey, fingerprintOf } from '../core/receipts'
import type { Asking, GraphqlAsker } from './asking'

type Keyed = { key: string }

/** Carries a command by GraphQL: once under the `key` it is sent with, and a repeat is answered alike. */
export const mutation =
  <Args extends Keyed, Answer>(
    name: keyof Resolvers<Asking>,
    command: Command<GraphqlAsker & { args: Omit<Args, 'key'> }, Answer>,
  ) =>
  ({ key, ...args }: Args, { store, ...asker }: Asking): Promise<Answer> => {
    checkKey(key, 422, 'The key is not usable.')
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
