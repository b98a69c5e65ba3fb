import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { isUrgent } from '@/domain/equipment/alerts'
import { equipmentPlace } from '@/domain/equipment/equipment'
import { equipmentRefusal } from '@/domain/equipment/permissions'
import { gradeLabel } from '@/domain/equipment/vocabulary'
import { formatDate } from '@/domain/time/calendar'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { ShowMore, useShowMore } from '@/ui/kit/actions/show-more'
import { Badge } from '@/ui/kit/feedback/badge'
import { Card } from '@/ui/kit/layout/card'
import { HealthBar } from '../health-bar'
import { HealthFormula } from '../health-explained'
import { byNextService, dueText, mostUrgent, schedulingRefusal, severityTone, useUnits } from '../rules'
import { Lines, Opens } from './line-card'
import { MonitoringText } from './monitoring-text'
import type { PanelProps } from './panel-props'
import { PlanLine } from './schedule-button'

const NEXT = 5
const URGENT = 20

/** Urgent alerts, upcoming services and actions (PRED-03). */
export const OverviewPanel = (props: PanelProps) => (
  <chakra.div
    display="grid"
    gap="4"
    alignItems="start"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
  >
    <UrgentBox {...props} />
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <NextServices {...props} />
      <Card title="How health is worked out">
        <HealthFormula />
      </Card>
    </chakra.div>
  </chakra.div>
)

const UrgentBox = (props: PanelProps) => {
  const { facts, today, onOpen } = props
  const unitOf = useUnits(facts)
  const { shown, onMore } = useShowMore(facts.alerts.filter(isUrgent), URGENT)
  return (
    <Card title="Urgent alerts">
      {shown.length === 0 ? (
        <chakra.p color="fg.muted">Nothing is urgent: no alert is critical or high.</chakra.p>
      ) : (
        <Lines aria-label="Urgent alerts">
          {shown.map((alert) => {
            const unit = unitOf(alert.id)
            return (
              unit && (
                <chakra.li key={alert.id} borderBottomWidth="1px" pb="3" _last={{ borderBottomWidth: '0', pb: '0' }}>
                  <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
                    <Badge tone={severityTone(alert.severity)}>{gradeLabel(alert.severity)}</Badge>
                    <Opens type="button" onClick={() => onOpen(unit.id)}>
                      {alert.equipmentName}
                    </Opens>
                    <PlanLine unit={unit} today={today} />
                  </chakra.div>
                  <chakra.p textStyle="small" overflowWrap="anywhere">
                    {alert.description} Likely to fail by {formatDate(alert.predictedFailureDate)}.
                  </chakra.p>
                </chakra.li>
              )
            )
          })}
        </Lines>
      )}
      <ShowMore onMore={onMore} />
      <Buttons {...props} />
    </Card>
  )
}

const ALL_SCHEDULED = 'Every unit has its service scheduled.'

const Buttons = ({ facts, actor, onSchedule, onMonitor }: PanelProps) => {
  const unit = useMemo(() => mostUrgent(facts), [facts])
  const refusal = unit ? schedulingRefusal(actor, unit) : ALL_SCHEDULED
  return (
    <chakra.div mt="4" display="grid" gap="2">
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <ActionButton disabledReason={refusal} onClick={() => unit && onSchedule(unit.id)}>
          Schedule Maintenance
        </ActionButton>
        <ActionButton variant="outline" disabledReason={equipmentRefusal(actor, 'monitored')} onClick={onMonitor}>
          Setup Smart Monitoring
        </ActionButton>
      </chakra.div>
      {unit && refusal === null && (
        <chakra.p textStyle="small" color="fg.muted">
          Schedule Maintenance opens a job for {unit.name}, the most urgent with no service scheduled.
        </chakra.p>
      )}
      <MonitoringText monitoring={facts.monitoring} />
    </chakra.div>
  )
}

const NextServices = ({ facts, today, onOpen }: PanelProps) => {
  const next = useMemo(() => byNextService(facts.equipment).slice(0, NEXT), [facts.equipment])
  return (
    <Card title="Next services">
      <Lines aria-label="Next services">
        {next.map((unit) => (
          <chakra.li
            key={unit.id}
            display="grid"
            gridTemplateColumns="minmax(0, 1fr) minmax(0, 8rem)"
            columnGap="4"
            alignItems="center"
          >
            <chakra.span minW="0" overflowWrap="anywhere">
              <Opens type="button" onClick={() => onOpen(unit.id)}>
                {unit.name}
              </Opens>
              <chakra.small display="block" color="fg.muted">
                {dueText(unit, today)} · {equipmentPlace(unit)}
              </chakra.small>
            </chakra.span>
            <HealthBar unit={unit} />
          </chakra.li>
        ))}
      </Lines>
    </Card>
  )
}
