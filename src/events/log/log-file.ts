import * as v from 'valibot'
import { UnreadableFile } from './errors'
import type { LogEntry } from './log'

/** The format of a product's files: `groundwork-log/1`. */
export const formatOf = (product: string, kind: 'log' | 'flow'): string => `${product.toLowerCase()}-${kind}/1`

const fileOf = (product: string) =>
  v.object({ format: v.literal(formatOf(product, 'log')), entries: v.array(v.unknown()) })

/** Throws UnreadableFile. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new UnreadableFile('The file is not JSON.')
  }
}

export const writeLogFile = (product: string, entries: readonly LogEntry[]): string =>
  JSON.stringify({ format: formatOf(product, 'log'), entries })

/** Throws UnreadableFile naming the invalid entry. */
export const readLogFile = <E extends LogEntry>(product: string, text: string, read: (raw: unknown) => E): E[] => {
  const parsed = v.safeParse(fileOf(product), parseJson(text))
  if (!parsed.success) throw new UnreadableFile(`The file is not a log of ${product}.`)
  return parsed.output.entries.map((raw, index) => {
    try {
      return read(raw)
    } catch {
      throw new UnreadableFile(`Entry ${index + 1} of the file cannot be read.`)
    }
  })
}
