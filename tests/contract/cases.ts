import type { MockServer } from '@/mock-server'
import type { AnyRequest, Person } from './office'

export type Case = {
  person?: Person
  good: AnyRequest
  /** A request for a missing record, where replacing ids in `good` does not produce one. */
  missing?: AnyRequest
  /** A request that comes too late once `good` was answered, and who sends it. */
  late?: () => Promise<{ person?: Person; request: AnyRequest }>
}

export type Prepare = (server: MockServer, owner: Person) => Promise<Case>
