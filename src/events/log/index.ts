export type { Contents } from './contents'
export { Conflict, Quarantined, UnreadableEntry, UnreadableFile } from './errors'
export type { Degradation, Durability, EventLog, LogEntry, StreamInfo } from './log'
export { openLog } from './open-log'
