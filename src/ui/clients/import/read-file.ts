import Papa from 'papaparse'
import type { SheetRow } from '@/domain/client/import/columns'
import { MOST_COLUMNS, MOST_ROWS } from '@/domain/client/import/judge'
import { numberText } from '@/domain/money/number-text'

/** In bytes. */
const MOST_BYTES = 10 * 1024 * 1024

export type ReadFile = { ok: true; rows: readonly SheetRow[] } | { ok: false; message: string }

const refused = (message: string): ReadFile => ({ ok: false, message })

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte)

/** Decodes spreadsheet text: UTF-8 or UTF-16 with a BOM, falling back to Windows-1252 for invalid UTF-8. */
const decoded = (bytes: Uint8Array): string => {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const SEPARATORS = [',', ';', '\t', '|']
/** A separator line that spreadsheets write first; it is not a row. */
const SEPARATOR_LINE = /^sep=(.)(?:\n|$)/i

/** Normalizes mixed line endings before parsing. */
const parsed = (text: string): Papa.ParseResult<string[]> => {
  const lines = text.replaceAll(/\r\n?/g, '\n')
  const [separatorLine = '', separator] = SEPARATOR_LINE.exec(lines) ?? []
  return Papa.parse<string[]>(lines.slice(separatorLine.length), {
    newline: '\n',
    delimitersToGuess: SEPARATORS,
    ...(separator === undefined ? {} : { delimiter: separator }),
  })
}

/** Parses CSV separated by commas, semicolons, tabs or bars. Formulas are never evaluated. */
export const readFile = async (file: Blob): Promise<ReadFile> => {
  if (file.size > MOST_BYTES) {
    const megabytes = Math.ceil(file.size / (1024 * 1024))
    return refused(`This file is ${numberText(megabytes)} MB. Use one of 10 MB or less, or split it.`)
  }
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (startsWith(bytes, 0x50, 0x4b)) return refused('This is a workbook. Save it as CSV first, then choose that file.')
  const text = decoded(bytes)
  if (text.includes('\0')) return refused('This is not a CSV file.')
  const { data, errors } = parsed(text)
  // The first one: an unclosed quote swallows the rows after it.
  const quotes = errors.find(({ type }) => type === 'Quotes')
  if (quotes) {
    const row = numberText((quotes.row ?? 0) + 1)
    return refused(
      quotes.code === 'MissingQuotes'
        ? `A quotation mark in row ${row} is never closed. Correct the file.`
        : `Row ${row} has a cell with quotation marks around a part of it only. Correct the file.`,
    )
  }
  const columns = data.reduce((most, { length }) => Math.max(most, length), 0)
  if (columns > MOST_COLUMNS)
    return refused(
      `This file has ${numberText(columns)} columns. One import takes ${numberText(MOST_COLUMNS)}: leave out those that are not needed.`,
    )
  const rows = data
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (rows.length === 0) return refused('This file is empty.')
  // One more row may be the header.
  return rows.length > MOST_ROWS + 1
    ? refused(
        `This file has ${numberText(rows.length)} rows. One import takes ${numberText(MOST_ROWS)}: split the file.`,
      )
    : { ok: true, rows }
}
