import Papa from 'papaparse'
import { lazily } from '@/domain/async/lazily'
import { ownCurrency } from '@/domain/money/own-amount'
import { saveFile } from '@/ui/kit/layout/save-file'
import type { Records } from './definition'

/** Cells that a spreadsheet would execute; negative amounts are excluded. Papa's own pattern misses formulas with a line break. */
const FORMULA = /^(?!-\d+\.\d+$)[=+\-@\t\r\n]/

const decimal = lazily(
  () =>
    new Intl.NumberFormat('en-US', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 6,
      useGrouping: false,
    }),
)

/** `128.70`, or `0.012` per square foot: Papa writes non-text values with their `toString`, unquoted. */
const asAmount = (amount: number) => ({ toString: () => decimal().format(amount) })

/**
 * Records as CSV (RFC 4180, CRLF) with a header, even without records. Formula-like text gets a leading apostrophe, and all text is quoted,
 * as spreadsheets may split at other separators. Numbers stay numbers; money has at least two decimals.
 */
export const csvOf = <R>(columns: Records<R>['csv'], records: readonly R[]): string =>
  Papa.unparse(
    {
      fields: columns.map(([header, , unit]) => (unit === 'money' ? `${header} (${ownCurrency()})` : header)),
      data: records.map((record) =>
        columns.map(([, read, unit]) => {
          const value = read(record)
          return typeof value === 'number' && unit ? asAmount(value) : value
        }),
      ),
    },
    { escapeFormulae: FORMULA, quotes: (value) => typeof value === 'string' },
  )

/** One row per record, unless the definition expands it. */
export const csvRows = <R>({ csvRows: rowsOf }: Pick<Records<R>, 'csvRows'>, records: readonly R[]): readonly R[] =>
  rowsOf ? records.flatMap(rowsOf) : records

/** Without it Excel uses a legacy code page, and José becomes JosÃ©. */
const BYTE_ORDER_MARK = '\uFEFF'

export const saveCsv = <R>(name: string, columns: Records<R>['csv'], records: readonly R[]): void =>
  saveFile(name, BYTE_ORDER_MARK + csvOf(columns, records), 'text/csv;charset=utf-8')
