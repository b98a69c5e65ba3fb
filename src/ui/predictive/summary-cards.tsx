import { chakra } from '@chakra-ui/react'
import { scoreText } from '@/domain/equipment/alerts'
import { formatPrice, sumOfCents } from '@/domain/money'
import type { PredictiveFacts, PredictiveView } from './types'

const Card = chakra('button', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '1',
    p: { base: '3', md: '4' },
    minW: '0',
    textAlign: 'start',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    cursor: 'pointer',
    _hover: { borderColor: 'border.emphasized' },
    '& small': { color: 'fg.muted', textStyle: 'caption' },
    '& strong': {
      textStyle: 'figure',
      fontSize: { base: 'xl', md: '3xl' },
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
    },
  },
})

/** The mean of the scores as a percentage; `–` without equipment. */
const averageText = ({ equipment }: PredictiveFacts): string =>
  equipment.length === 0
    ? '–'
    : scoreText(equipment.reduce((sum, { healthScore }) => sum + healthScore, 0) / equipment.length)

type Props = { facts: PredictiveFacts; onView: (view: PredictiveView) => void }

/** The page at a glance, each figure with the way to the list behind it (PRED-02). */
export const SummaryCards = ({ facts, onView }: Props) => {
  const { equipment, alerts } = facts
  const poor = equipment.filter(({ healthScore }) => healthScore < 0.4).length
  const cards = [
    {
      title: 'Total Equipment',
      value: equipment.length.toLocaleString('en-US'),
      hint: `at ${new Set(equipment.map(({ property_id }) => property_id)).size.toLocaleString('en-US')} properties`,
      view: 'equipment',
    },
    {
      title: 'Active Alerts',
      value: alerts.length.toLocaleString('en-US'),
      hint: `${alerts.filter(({ severity }) => severity === 'critical').length} critical`,
      view: 'alerts',
    },
    {
      title: 'Potential Savings',
      value: formatPrice(sumOfCents(alerts.map(({ savings }) => savings))),
      hint: 'by servicing before a repair',
      view: 'alerts',
    },
    {
      title: 'Avg Health Score',
      value: averageText(facts),
      hint: poor === 0 ? 'none below 40%' : `${poor.toLocaleString('en-US')} below 40%`,
      view: 'equipment',
    },
  ] as const
  return (
    <chakra.div
      display="grid"
      gap="3"
      mb="4"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
    >
      {cards.map(({ title, value, hint, view }) => (
        <Card key={title} type="button" onClick={() => onView(view)}>
          <chakra.span textStyle="small" color="fg.muted">
            {title}
          </chakra.span>
          <strong>{value}</strong>
          <small>{hint}</small>
        </Card>
      ))}
    </chakra.div>
  )
}
