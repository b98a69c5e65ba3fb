import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { Fragment, type ReactNode } from 'react'
import type { Currency } from '@/domain/account/vocabulary'
import { lineQuantity } from '@/domain/documents/line-quantity'
import type { InvoiceLine } from '@/domain/invoice/invoice'
import { amountIn } from '@/domain/money/amount-in'
import { numberText } from '@/domain/money/number-text'

type Line = Pick<
  InvoiceLine,
  'id' | 'service_name' | 'description' | 'quantity' | 'unit' | 'unit_price' | 'total_price'
> & {
  /** True by default; false excludes the line from the total. */
  counts?: boolean
}

type Props<L extends Line> = {
  /** An empty title renders no heading. */
  groups: readonly { key: string; title: string; about: string; lines: readonly L[] }[]
  currency: Currency
  more?: (line: L) => ReactNode
}

/** Lines of an estimate or invoice for staff. Phones leave the unit price to the page itself. */
export const LineTable = <L extends Line>({ groups, currency, more }: Props<L>) => (
  <chakra.table w="full" css={tableCss}>
    <thead>
      <tr>
        <th scope="col">Item</th>
        <th scope="col">Quantity</th>
        <th scope="col" className="price">
          Unit price
        </th>
        <th scope="col">Total</th>
      </tr>
    </thead>
    <tbody>
      {groups.map(({ key, title, about, lines }) => (
        <Fragment key={key}>
          {title && (
            <tr>
              <th scope="rowgroup" colSpan={4}>
                {title}
                {about && <small>{about}</small>}
              </th>
            </tr>
          )}
          {lines.map((line) => (
            <tr key={line.id} data-left={line.counts === false || undefined}>
              <td>
                {line.service_name}
                {line.counts === false && <small>Not in the total</small>}
                {line.description && <small>{line.description}</small>}
                {more?.(line)}
              </td>
              <td>{lineQuantity(numberText(line.quantity), line.unit)}</td>
              <td className="price">{amountIn(line.unit_price, currency)}</td>
              <td>{amountIn(line.total_price, currency)}</td>
            </tr>
          ))}
        </Fragment>
      ))}
    </tbody>
  </chakra.table>
)

export type LineSum = { label: string; amount: string; isTotal?: boolean }

export const LineSums = ({ sums }: { sums: readonly (LineSum | false | null)[] }) => (
  <chakra.dl css={sumsCss}>
    {sums.map(
      (sum) =>
        sum && (
          <Fragment key={sum.label}>
            <dt data-total={sum.isTotal}>{sum.label}</dt>
            <dd data-total={sum.isTotal}>{sum.amount}</dd>
          </Fragment>
        ),
    )}
  </chakra.dl>
)

const tableCss: SystemStyleObject = {
  fontSize: 'sm',
  '& th': { textAlign: 'end', whiteSpace: 'nowrap', fontWeight: 'medium', color: 'fg.muted', py: '1.5', ps: '3' },
  '& td': {
    textAlign: 'end',
    whiteSpace: 'nowrap',
    py: '2',
    ps: '3',
    borderTopWidth: '1px',
    verticalAlign: 'top',
    fontVariantNumeric: 'tabular-nums',
  },
  '& th:first-of-type, & td:first-of-type': {
    textAlign: 'start',
    ps: '0',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '& .price': { display: { base: 'none', sm: 'table-cell' } },
  '& tbody th': { color: 'fg', fontWeight: 'semibold', pt: '3' },
  '& [data-left]': { color: 'fg.muted' },
  '& small': {
    display: 'block',
    color: 'fg.muted',
    fontSize: 'sm',
    fontWeight: 'normal',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
}

const sumsCss: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '5',
  rowGap: '1',
  ms: 'auto',
  mt: '3',
  pt: '3',
  maxW: '20rem',
  '& dt': { color: 'fg.muted' },
  '& dd': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  '& [data-total=true]': { color: 'fg', fontWeight: 'semibold' },
}
