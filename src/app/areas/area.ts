import type { QueryClient } from '@tanstack/react-query'
import type { User } from '@/domain/account/user'
import type { MovableClock } from '@/domain/time/clock'
import type { FlowNetwork, Vault } from '@/events/flow'
import type { GraphQL } from '@/services/graphql/graphql'
import type { Http } from '@/services/http/http'
import type { Topic } from '@/services/renewal'
import type { Env } from '../env'

export type Shared = {
  http: Http
  graphql: GraphQL
  network: FlowNetwork
  queryClient: QueryClient
  /** Invalidates these topics here and in this person's other tabs; resolves once this tab has reloaded them. */
  changed(...topics: Topic[]): Promise<void>
  /** Invalidates the topics in other tabs only: this tab has already written the answer to its cache. */
  patched(...topics: Topic[]): void
  clock: MovableClock
  env: Env
  vault: Vault
  newId: () => string
  userId: () => number
  /** The user as the back end describes them. Throws Failure 401 when no one is signed in anymore. */
  user: () => User
  session: Storage
  local: Storage
  location: Pick<Location, 'origin' | 'href'>
}

/** An area's flows are in `app/flows`, so that the first page does not load them. */
export type Area<Name extends string = string, Services = unknown> = {
  name: Name
  services(shared: Shared): Services
}

export type ServicesOf<A extends Area> = ReturnType<A['services']>

/** Keeps an area's literal types for the workspace. Register the area in `areas/index.ts`. */
export const defineArea = <const Name extends string, Services>(area: Area<Name, Services>): Area<Name, Services> =>
  area
