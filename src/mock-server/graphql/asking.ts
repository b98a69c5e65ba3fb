import type { Resolvers } from '@/contract/graphql/generated/resolvers'
import type { FactStore } from '../core/log/fact-store'
import type { Requester } from '../core/write/command'

/** The person asking, in their own business, and their sign-in; 0 where that is simulated. */
export type GraphqlRequester = Requester & { session: number }

/** The same, and where the answers come from. */
export type GraphqlContext = GraphqlRequester & { store: FactStore }

/** A mutation as its command gets it: the person asking, and what was sent. Its key belongs to the carrier. */
export type Sent<Args> = Requester & { args: Omit<Args, 'key'> }

/** What answers some fields of Query and Mutation; a refusal is thrown. */
export type ResolversFor<Fields extends keyof Resolvers<GraphqlContext>> = Pick<Resolvers<GraphqlContext>, Fields>
