import type { Method } from '@/contract/endpoint'
import type { Call, Reply } from './call'
import type { FactStore } from './fact-store'

/** One thing the server answers. `handle` never rejects for what a request did wrong; it replies. */
export type Route = {
  method: Method
  /** With `:name` parameters. */
  path: string
  handle(call: Call, store: FactStore): Promise<Reply>
}
