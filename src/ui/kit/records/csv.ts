import Papa from 'papaparse'
import { saveFile } from '../save-file'
import type { Records } from './definition'

/** What a spreadsheet would run. Papa's own pattern lets a formula through whose text has a line break. */
const FORMULA = /^[=+\-@\t\r\n]/

/**
 * Records as CSV (RFC 4180, CRLF) with a header, even when there are none. Text that a spreadsheet would take for a formula gets
 * a leading apostrophe, and all text is in quotation marks, as a spreadsheet may split cells at other signs than ours. Numbers stay
 * numbers.
 */
export const csvOf = <R>(columns: Records<R>['csv'], records: readonly R[]): string =>
  Papa.unparse(
    {
      fields: columns.map(([header]) => header),
      data: records.map((record) => columns.map(([, read]) => read(record))),
    },
    { escapeFormulae: FORMULA, quotes: (value) => typeof value === 'string' },
  )

/** The rows of a file of records: one each, unless their kind says otherwise. */
export const csvRows = <R>({ csvRows: rowsOf }: Pick<Records<R>, 'csvRows'>, records: readonly R[]): readonly R[] =>
  rowsOf ? records.flatMap(rowsOf) : records

/** Without it a spreadsheet reads the file in its old code page, and José becomes JosÃ©. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Hands records to the browser as a file. */
export const saveCsv = <R>(name: string, columns: Records<R>['csv'], records: readonly R[]): void =>
  saveFile(name, BYTE_ORDER_MARK + csvOf(columns, records), 'text/csv;charset=utf-8')
