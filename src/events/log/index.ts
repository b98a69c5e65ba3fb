export { Conflict, Quarantined, UnreadableEntry, UnreadableFile } from './errors'
export type { Degradation, Durability, EventLog, LogEntry } from './log'
export { openLog } from './open-log'
