import { createLog } from './create-log'
import type { EventLog, LogEntry } from './log'
import { memoryStore } from './memory-store'
import type { LogOptions } from './open-log'

export const memoryLog = <E extends LogEntry>(
  options: Pick<LogOptions<E>, 'read' | 'product' | 'onUnreadable'>,
): EventLog<E> => createLog(memoryStore(), { ...options, channel: null })

export { memoryContents } from './memory-contents'
