import type { Resolvers } from '@/contract/graphql/generated/resolvers'
import type { FactStore } from '../core/log/fact-store'
import type { Requester } from '../core/write/command'

/** The requester in their own business, with their session; 0 when simulated. */
export type GraphqlRequester = Requester & { session: number }

export type GraphqlContext = GraphqlRequester & { store: FactStore }

/** A mutation as its command gets it: requester and arguments. The transport consumes the key. */
export type Sent<Args> = Requester & { args: Omit<Args, 'key'> }

export type ResolversFor<Fields extends keyof Resolvers<GraphqlContext>> = Pick<Resolvers<GraphqlContext>, Fields>
