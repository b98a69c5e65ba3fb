export { Conflict, Quarantined, UnreadableEntry, UnreadableFile } from './errors'
export type {
  Durability,
  EventLog,
  LogEntry,
  LogNews,
  Quarantine,
  Stored,
  StreamInfo,
  UnreadableReport,
} from './log'
export { memoryLog, openLog } from './open-log'
