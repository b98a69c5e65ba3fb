import { chakra } from '@chakra-ui/react'
import { Fragment } from 'react'
import { rateText } from '@/domain/account/tax-rate'
import { amountIn } from '@/domain/amount-in'
import { choiceNow, linesChosen } from '@/domain/estimate/choice'
import { marginOf } from '@/domain/estimate/cost'
import type { Estimate } from '@/domain/estimate/estimate'
import { groupsOf } from '@/domain/estimate/groups'
import { RecordTitle } from '@/ui/kit/record-section'

/** The lines of an estimate with what they come to; the margin is for staff alone. */
export const EstimateLines = ({ estimate }: { estimate: Estimate }) => {
  const { line_items, currency, discount_amount, terms_and_conditions } = estimate
  const amount = (cents: Estimate['subtotal']) => amountIn(cents, currency)
  const margin = marginOf(linesChosen(estimate, choiceNow(estimate)))
  return (
    <>
      <section>
        <RecordTitle>Line items</RecordTitle>
        {line_items.length === 0 ? (
          <p>None yet</p>
        ) : (
          <chakra.table w="full" css={tableCss}>
            <thead>
              <tr>
                <th scope="col">Item</th>
                <th scope="col">Quantity</th>
                <th scope="col">Unit price</th>
                <th scope="col">Total</th>
              </tr>
            </thead>
            <tbody>
              {groupsOf(estimate).map(({ key, title, about, lines }) => (
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
                    <tr key={line.id} data-left={!line.counts || undefined}>
                      <td>
                        {line.service_name}
                        {!line.counts && <small>Not in the total</small>}
                        {line.description && <small>{line.description}</small>}
                      </td>
                      <td>{`${line.quantity.toLocaleString('en-US')} ${line.unit}`}</td>
                      <td>{amount(line.unit_price)}</td>
                      <td>{amount(line.total_price)}</td>
                    </tr>
                  ))}
                </Fragment>
              ))}
            </tbody>
          </chakra.table>
        )}
        <chakra.dl css={totalsCss}>
          <dt>Subtotal</dt>
          <dd>{amount(estimate.subtotal)}</dd>
          <dt>{`Tax (${rateText(estimate.tax_rate)}%)`}</dt>
          <dd>{amount(estimate.tax_amount)}</dd>
          {discount_amount > 0 && (
            <>
              <dt>Discount</dt>
              <dd>{`-${amount(discount_amount)}`}</dd>
            </>
          )}
          <dt className="total">Total</dt>
          <dd className="total">{amount(estimate.total_amount)}</dd>
          {estimate.deposit_due > 0 && (
            <>
              <dt>Deposit</dt>
              <dd>{amount(estimate.deposit_due)}</dd>
            </>
          )}
          {margin && (
            <>
              <dt>Margin, for you only</dt>
              <dd>{`${amount(margin.amount)} (${margin.percent}%)`}</dd>
            </>
          )}
        </chakra.dl>
      </section>
      {terms_and_conditions && (
        <section>
          <RecordTitle>Terms and conditions</RecordTitle>
          <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
            {terms_and_conditions}
          </chakra.p>
        </section>
      )}
    </>
  )
}

const tableCss = {
  fontSize: 'sm',
  '& th': { textAlign: 'end', fontWeight: 'medium', color: 'fg.muted', py: '1', ps: '3' },
  '& td': {
    textAlign: 'end',
    py: '1.5',
    ps: '3',
    borderTopWidth: '1px',
    verticalAlign: 'top',
    fontVariantNumeric: 'tabular-nums',
  },
  '& th:first-of-type, & td:first-of-type': { textAlign: 'start', ps: '0', overflowWrap: 'anywhere' },
  '& tbody th': { color: 'fg', fontWeight: 'semibold', pt: '3' },
  '& [data-left]': { color: 'fg.muted' },
  '& small': { display: 'block', color: 'fg.muted', fontWeight: 'normal', whiteSpace: 'pre-line' },
} as const

const totalsCss = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '6',
  rowGap: '1',
  mt: '3',
  pt: '3',
  borderTopWidth: '1px',
  '& dt': { color: 'fg.muted', textAlign: 'end' },
  '& dd': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  '& .total': { color: 'fg', fontWeight: 'semibold' },
} as const
