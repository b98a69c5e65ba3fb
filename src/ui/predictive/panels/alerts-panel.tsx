import { chakra } from '@chakra-ui/react'
import { type PredictiveAlert, scoreText } from '@/domain/equipment/alerts'
import { type Equipment, equipmentPlace } from '@/domain/equipment/equipment'
import { equipmentRefusal } from '@/domain/equipment/permissions'
import { alertLabel, gradeLabel } from '@/domain/equipment/vocabulary'
import { ownPrice } from '@/domain/money/own-amount'
import { formatDate } from '@/domain/time/calendar'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { ShowMore, useShowMore } from '@/ui/kit/actions/show-more'
import { Badge } from '@/ui/kit/feedback/badge'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { severityTone, useUnits } from '../rules'
import { Figure, Figures, LineCard, LineHead, Lines, Opens } from './line-card'
import { MonitoringText } from './monitoring-text'
import type { PanelProps } from './panel-props'
import { PlanLine, ScheduleButton } from './schedule-button'

/** Most urgent first (PRED-04, PRED-06). */
export const AlertsPanel = (props: PanelProps) => {
  const { facts, actor, onMonitor } = props
  const { alerts } = facts
  const unitOf = useUnits(facts)
  const { shown, onMore } = useShowMore(alerts)
  return (
    <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <MonitoringText monitoring={facts.monitoring} />
      {alerts.length === 0 && (
        <EmptyState
          kind="nothing-yet"
          title="No active alerts"
          hint="No unit is below your limit, and no service is due within your days."
          action={
            <ActionButton variant="outline" disabledReason={equipmentRefusal(actor, 'monitored')} onClick={onMonitor}>
              Setup Smart Monitoring
            </ActionButton>
          }
        />
      )}
      <Lines aria-label="Predictive alerts">
        {shown.map((alert) => {
          const unit = unitOf(alert.id)
          return unit && <AlertCard key={alert.id} {...props} alert={alert} unit={unit} />
        })}
      </Lines>
      <ShowMore onMore={onMore} />
    </chakra.div>
  )
}

type CardProps = Pick<PanelProps, 'actor' | 'today' | 'onSchedule' | 'onOpen'> & {
  alert: PredictiveAlert
  unit: Equipment
}

const AlertCard = ({ alert, unit, onOpen, ...rest }: CardProps) => (
  <LineCard>
    <div>
      <LineHead>
        <Badge tone={severityTone(alert.severity)}>{gradeLabel(alert.severity)}</Badge>
        <Opens type="button" onClick={() => onOpen(unit.id)}>
          {alert.equipmentName}
        </Opens>
        <chakra.span textStyle="small" color="fg.muted">
          {alertLabel(alert.alertType)} · {equipmentPlace(unit)}
        </chakra.span>
      </LineHead>
      <chakra.p mt="1">{alert.description}</chakra.p>
      <Figures>
        <Figure label="Predicted failure">{formatDate(alert.predictedFailureDate)}</Figure>
        <Figure label="Confidence">{scoreText(alert.confidence)}</Figure>
        <Figure label="Repair cost">{ownPrice(alert.estimatedCost)}</Figure>
        <Figure label="Service cost">{ownPrice(alert.preventionCost)}</Figure>
        <Figure label="Savings">{ownPrice(alert.savings)}</Figure>
      </Figures>
      <chakra.p textStyle="caption" color="fg.muted" mt="2">
        Confidence: {alert.confidenceReason}.
      </chakra.p>
    </div>
    <chakra.div display="grid" gap="2" justifyItems={{ base: 'stretch', md: 'end' }}>
      <PlanLine unit={unit} today={rest.today} />
      <ScheduleButton unit={unit} {...rest} />
    </chakra.div>
  </LineCard>
)
