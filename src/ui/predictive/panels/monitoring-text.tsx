import { chakra } from '@chakra-ui/react'
import { scoreText } from '@/domain/equipment/alerts'
import type { Monitoring } from '@/domain/equipment/monitoring'
import { counted } from '@/domain/text/wording'

export const MonitoringText = ({ monitoring: { health_below, due_within_days } }: { monitoring: Monitoring }) => (
  <chakra.p textStyle="small" color="fg.muted">
    Smart monitoring: an alert below {scoreText(health_below)} health, or {counted(due_within_days, 'day')} before a
    service is due.
  </chakra.p>
)
