import type { QueryClient } from '@tanstack/react-query'
import type { MovableClock } from '@/domain/clock'
import type { User } from '@/domain/user'
import type { FlowDefinition, FlowNetwork, Vault } from '@/events/flow'
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

/** Flows by name. */
export type Definitions = Record<string, FlowDefinition>

type Nothing = Record<never, never>

/** One part of the product: what it does, and the flows that do it. */
export type Area<Name extends string = string, Services = unknown, Flows extends Definitions = Definitions> = {
  /** Routes reach its services as `workspace[name]`. */
  name: Name
  services?(shared: Shared): Services
  /** A flow resumes after a reload what its own person left unfinished, unless its `resumes` says otherwise. */
  flows?(shared: Shared, services: Services): Flows
}

/** An area, with its types kept for the workspace. It joins the app by its line in `areas/index.ts`. */
export const defineArea = <const Name extends string, Services = Nothing, Flows extends Definitions = Nothing>(
  area: Area<Name, Services, Flows>,
): Area<Name, Services, Flows> => area
