import * as v from 'valibot'
import { UnreadableFile } from './errors'
import type { LogEntry } from './log'

const LOG_FORMAT = 'groundwork-log/1'

const file = v.object({ format: v.literal(LOG_FORMAT), entries: v.array(v.unknown()) })

/** Reads JSON from somebody else's file. @throws UnreadableFile */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new UnreadableFile('The file is not JSON.')
  }
}

/** Entries as the text of a file, in the order given. */
export const writeLogFile = (entries: readonly LogEntry[]): string => JSON.stringify({ format: LOG_FORMAT, entries })

/** The entries of a file, each read by `read`. @throws UnreadableFile saying which entry is wrong. */
export const readLogFile = <E extends LogEntry>(text: string, read: (raw: unknown) => E): E[] => {
  const parsed = v.safeParse(file, parseJson(text))
  if (!parsed.success) throw new UnreadableFile('The file is not a log of Groundwork.')
  return parsed.output.entries.map((raw, index) => {
    try {
      return read(raw)
    } catch {
      throw new UnreadableFile(`Entry ${index + 1} of the file cannot be read.`)
    }
  })
}
