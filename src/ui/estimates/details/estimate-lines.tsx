import { chakra } from '@chakra-ui/react'
import { rateText } from '@/domain/account/tax-rate'
import { choiceNow, linesChosen } from '@/domain/estimate/choice'
import { marginOf } from '@/domain/estimate/cost'
import type { Estimate } from '@/domain/estimate/estimate'
import { groupsOf } from '@/domain/estimate/groups'
import { amountIn } from '@/domain/money/amount-in'
import type { Cents } from '@/domain/money/money'
import { RecordTitle } from '@/ui/kit/records/page/record-section'
import { LineSums, LineTable } from '@/ui/shared/line-table'

/** Line items with totals; only staff see the margin. */
export const EstimateLines = ({ estimate }: { estimate: Estimate }) => {
  const { line_items, currency, discount_amount, deposit_due, terms_and_conditions } = estimate
  const money = (amount: Cents) => amountIn(amount, currency)
  const margin = marginOf(linesChosen(estimate, choiceNow(estimate)))
  return (
    <>
      <section>
        <RecordTitle>Line items</RecordTitle>
        {line_items.length === 0 ? <p>None yet</p> : <LineTable groups={groupsOf(estimate)} currency={currency} />}
        <LineSums
          sums={[
            { label: 'Subtotal', amount: money(estimate.subtotal) },
            { label: `Tax (${rateText(estimate.tax_rate)}%)`, amount: money(estimate.tax_amount) },
            discount_amount > 0 && { label: 'Discount', amount: `-${money(discount_amount)}` },
            { label: 'Total', amount: money(estimate.total_amount), isTotal: true },
            deposit_due > 0 && { label: 'Deposit', amount: money(deposit_due) },
            margin && { label: 'Margin, for you only', amount: `${money(margin.amount)} (${margin.percent}%)` },
          ]}
        />
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
