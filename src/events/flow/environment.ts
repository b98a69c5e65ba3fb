import type { Clock } from '@/domain/clock'
import type { EventLog } from '../log'
import type { FlowEntry } from './entry'
import type { FlowQuarantine } from './flow'
import type { FlowLocks } from './locks'

/** What flows run on. */
export type FlowEnvironment = {
  log: EventLog<FlowEntry>
  clock: Clock
  locks: FlowLocks
  /** A stream was put aside: tell the person, and offer the export. */
  onQuarantine: (quarantine: FlowQuarantine) => void
  /** Something went wrong that no person caused: an entry was not written, data was lost on the way, a machine failed. */
  onError: (error: unknown, stream: string | null) => void
}
