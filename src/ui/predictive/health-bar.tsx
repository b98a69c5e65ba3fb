import { chakra } from '@chakra-ui/react'
import { scoreText } from '@/domain/equipment/alerts'
import type { Equipment } from '@/domain/equipment/equipment'
import { gradeLabel } from '@/domain/equipment/vocabulary'
import { Meter } from '@/ui/kit/feedback/meter'
import type { Tone } from '@/ui/kit/feedback/tone'

/** Green from 0.8, blue from 0.6, yellow from 0.4, else red (PRED-08). */
export const healthTone = (score: number): Tone => {
  if (score >= 0.8) return 'success'
  if (score >= 0.6) return 'info'
  return score >= 0.4 ? 'warning' : 'danger'
}

type Props = { unit: Pick<Equipment, 'name' | 'healthScore' | 'status'> }

const healthText = ({ healthScore, status }: Props['unit']): string => `${scoreText(healthScore)} ${gradeLabel(status)}`

export const HealthBar = ({ unit }: Props) => (
  <chakra.span display="grid" gap="1" width="100%" maxW="16rem" lineHeight="1.2">
    <chakra.span textStyle="small" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      {healthText(unit)}
    </chakra.span>
    <Meter
      label={`Health of ${unit.name}`}
      value={unit.healthScore}
      max={1}
      text={healthText(unit)}
      tone={healthTone(unit.healthScore)}
    />
  </chakra.span>
)
