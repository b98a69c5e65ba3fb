import Papa from 'papaparse'
import { lazily } from '@/domain/async/lazily'
import { ownCurrency } from '@/domain/money/own-amount'
import { saveFile } from '@/ui/kit/layout/save-file'
import type { Records } from './definition'

/** What a spreadsheet would run, which an amount below zero is not. Papa's own pattern lets a formula through whose text has a line break. */
const FORMULA = /^(?!-\d+\.\d+$)[=+\-@\t\r\n]/

const decimal = lazily(
  () =>
    new Intl.NumberFormat('en-US', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 6,
      useGrouping: false,
    }),
)

/** `128.70`, and `0.012` for a square foot: Papa writes anything but text by its own `toString`, without quotation marks. */
const asAmount = (amount: number) => ({ toString: () => decimal().format(amount) })

/**
 * Records as CSV (RFC 4180, CRLF) with a header, even when there are none. Text that a spreadsheet would take for a formula gets
 * a leading apostrophe, and all text is in quotation marks, as a spreadsheet may split cells at other signs than ours. Numbers stay
 * numbers, and money has two decimals at least.
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

/** The rows of a file of records: one each, unless their kind says otherwise. */
export const csvRows = <R>({ csvRows: rowsOf }: Pick<Records<R>, 'csvRows'>, records: readonly R[]): readonly R[] =>
  rowsOf ? records.flatMap(rowsOf) : records

/** Without it a spreadsheet reads the file in its old code page, and José becomes JosÃ©. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Hands records to the browser as a file. */
export const saveCsv = <R>(name: string, columns: Records<R>['csv'], records: readonly R[]): void =>
  saveFile(name, BYTE_ORDER_MARK + csvOf(columns, records), 'text/csv;charset=utf-8')
