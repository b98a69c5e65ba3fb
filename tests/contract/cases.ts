import type { MockServer } from '@/mock-server'
import type { AnyRequest, Person } from './office'

/** What every endpoint is tried with. */
export type Case = {
  /** The person asking; the demo's owner by default. */
  person?: Person
  /** A request that the back end answers well. */
  good: AnyRequest
  /** A request for what does not exist, where other ids in the good one do not make it such. */
  missing?: AnyRequest
  /** A request that comes too late or at the wrong moment, once `good` was answered, and whose it is. */
  late?: () => Promise<{ person?: Person; request: AnyRequest }>
}

/** Sets the scene for an endpoint. Owner is the demo's. */
export type Prepare = (server: MockServer, owner: Person) => Promise<Case>
