import type { QueryClient } from '@tanstack/react-query'
import type { User } from '@/domain/account/user'
import type { MovableClock } from '@/domain/time/clock'
import type { FlowNetwork, Vault } from '@/events/flow'
import type { GraphQL } from '@/services/graphql/graphql'
import type { Http } from '@/services/http/http'
import type { Topic } from '@/services/renewal'
import type { Env } from '../env'

/** What every area builds on. */
export type Shared = {
  http: Http
  /** The GraphQL client; its code loads with the first question. */
  graphql: GraphQL
  /** What calls of flows wait for. */
  network: FlowNetwork
  queryClient: QueryClient
  /** Loads again what these topics make old, here and in this person's other tabs; resolves when it is loaded here. */
  changed(...topics: Topic[]): Promise<void>
  /** The same in the other tabs alone: here an answer has been put in its place already. */
  patched(...topics: Topic[]): void
  clock: MovableClock
  env: Env
  vault: Vault
  newId: () => string
  /** The person whose workspace this is. */
  userId: () => number
  /** The same person as the back end describes them. @throws Failure 401 when no one is signed in anymore */
  user: () => User
  /** The browser session's storage: what is typed and not saved yet. */
  session: Storage
  /** The storage that outlives it. */
  local: Storage
  /** Where the page is now. */
  location: Pick<Location, 'origin' | 'href'>
}

/** One part of the product, and what it does. Its flows are in `app/flows`: the first page does without. */
export type Area<Name extends string = string, Services = unknown> = {
  /** Routes reach its services as `workspace[name]`. */
  name: Name
  services(shared: Shared): Services
}

/** What an area does. */
export type ServicesOf<A extends Area> = ReturnType<A['services']>

/** An area, with its types kept for the workspace. It joins the app by its line in `areas/index.ts`. */
export const defineArea = <const Name extends string, Services>(area: Area<Name, Services>): Area<Name, Services> =>
  area
