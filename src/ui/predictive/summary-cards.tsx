import { scoreText } from '@/domain/equipment/alerts'
import { sumOfCents } from '@/domain/money/money'
import { numberText } from '@/domain/money/number-text'
import { ownPrice } from '@/domain/money/own-amount'
import { counted } from '@/domain/text/wording'
import { FigureCard, FigureGrid } from '@/ui/kit/layout/figure-card'
import type { PredictiveFacts, PredictiveView } from './types'

/** The mean score in percent; `–` without equipment. */
const averageText = (equipment: PredictiveFacts['equipment']): string =>
  equipment.length === 0
    ? '–'
    : scoreText(equipment.reduce((sum, { healthScore }) => sum + healthScore, 0) / equipment.length)

type Props = { facts: PredictiveFacts | null; onView: (view: PredictiveView) => void }

/** Key figures with links to their lists (PRED-02); placeholders while `facts` load. */
export const SummaryCards = ({ facts, onView }: Props) => {
  const { equipment, alerts } = facts ?? { equipment: [], alerts: [] }
  const poor = equipment.filter(({ healthScore }) => healthScore < 0.4).length
  const cards = [
    {
      title: 'Total Equipment',
      value: numberText(equipment.length),
      hint:
        facts &&
        `at ${counted(new Set(equipment.map(({ property_id }) => property_id)).size, 'property', 'properties')}`,
      view: 'equipment',
    },
    {
      title: 'Active Alerts',
      value: numberText(alerts.length),
      hint: facts && `${numberText(alerts.filter(({ severity }) => severity === 'critical').length)} critical`,
      view: 'alerts',
    },
    {
      title: 'Potential Savings',
      value: ownPrice(sumOfCents(alerts.map(({ savings }) => savings))),
      hint: 'by servicing before a repair',
      view: 'alerts',
    },
    {
      title: 'Avg Health Score',
      value: averageText(equipment),
      hint: facts && (poor === 0 ? 'none below 40%' : `${numberText(poor)} below 40%`),
      view: 'equipment',
    },
  ] as const
  return (
    <FigureGrid mb="4">
      {cards.map(({ title, value, hint, view }) => (
        <FigureCard key={title} title={title} value={facts && value} onOpen={() => onView(view)}>
          {hint ?? '\u00a0'}
        </FigureCard>
      ))}
    </FigureGrid>
  )
}
