import { chakra } from '@chakra-ui/react'
import { sumOfCents } from '@/domain/money/money'
import { ownAmount } from '@/domain/money/own-amount'
import { type PreviewMonth, previewOf } from '@/domain/service-plan/preview'
import type { PlanTemplate } from '@/domain/service-plan/template'
import type { BillingCycle } from '@/domain/service-plan/vocabulary'
import { countedHint } from '@/domain/service-plan/words'
import { counted, ordinal } from '@/domain/text/wording'
import { type Day, formatMonthOfYear } from '@/domain/time/calendar'
import { Card } from '@/ui/kit/layout/card'

type Props = {
  template: PlanTemplate | undefined
  start: Day | null
  cycle: BillingCycle
  seesPrices: boolean
}

export const PlanPreview = ({ template, start, ...of }: Props) => (
  <Card title="Next 12 months">
    {template && start ? (
      <Year template={template} start={start} {...of} />
    ) : (
      <chakra.p color="fg.muted">Choose a template and a start date from today on to see visits and charges.</chakra.p>
    )}
  </Card>
)

type YearProps = Pick<Props, 'cycle' | 'seesPrices'> & { template: PlanTemplate; start: Day }

const Year = ({ template, start, cycle, seesPrices }: YearProps) => {
  const { months, visits, charges, total, amount } = previewOf(template, start, cycle)
  return (
    <chakra.div display="grid" gap="3">
      <p>
        {counted(visits, 'visit')}, {counted(charges, 'charge')}
        {seesPrices && (
          <>
            {` of ${ownAmount(amount)}: `}
            <strong>{ownAmount(total)}</strong>
          </>
        )}{' '}
        in the first year.
      </p>
      {template.counted_from === 'completion' && (
        <chakra.p textStyle="small" color="fg.muted">
          {countedHint(template.counted_from, template.frequency)} These days hold if each visit is done on its day.
        </chakra.p>
      )}
      <chakra.table width="full" textStyle="small" css={{ '& td, & th': { py: '1.5', verticalAlign: 'top' } }}>
        <thead>
          <chakra.tr color="fg.muted" textAlign="start">
            <chakra.th textAlign="start" fontWeight="medium">
              Month
            </chakra.th>
            <chakra.th textAlign="start" fontWeight="medium">
              Visits
            </chakra.th>
            <chakra.th textAlign="end" fontWeight="medium">
              Due
            </chakra.th>
          </chakra.tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <Month key={month.month} month={month} seesPrices={seesPrices} />
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  )
}

/** `on the 3rd, 17th`: a bare day under "Visits" would read as a number of visits. */
const onThe = (days: readonly Day[]): string => `on the ${days.map((day) => ordinal(Number(day.slice(8)))).join(', ')}`

type MonthProps = { month: PreviewMonth; seesPrices: boolean }

const Month = ({ month: { month, visits, charges }, seesPrices }: MonthProps) => (
  <chakra.tr borderTopWidth="1px">
    <chakra.th scope="row" textAlign="start" fontWeight="medium" whiteSpace="nowrap" pe="3">
      {formatMonthOfYear(month)}
    </chakra.th>
    <td>{visits.length === 0 ? '–' : onThe(visits)}</td>
    <chakra.td textAlign="end" fontVariantNumeric="tabular-nums" whiteSpace="nowrap" ps="3">
      {charges.length === 0 ? '–' : seesPrices && ownAmount(sumOfCents(charges.map(({ amount }) => amount)))}
      {charges.length > 0 && (
        <chakra.span display="block" color="fg.muted">
          {onThe(charges.map(({ day }) => day))}
        </chakra.span>
      )}
    </chakra.td>
  </chakra.tr>
)
