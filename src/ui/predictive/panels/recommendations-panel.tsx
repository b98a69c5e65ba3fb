import { chakra } from '@chakra-ui/react'
import { type Equipment, equipmentPlace } from '@/domain/equipment/equipment'
import { type Recommendation, urgencyLabel, urgencyTone } from '@/domain/equipment/recommendations'
import { serviceLabel } from '@/domain/equipment/vocabulary'
import { ownPrice } from '@/domain/money/own-amount'
import { formatDate } from '@/domain/time/calendar'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { ShowMore, useShowMore } from '@/ui/kit/actions/show-more'
import { StatusDot } from '@/ui/kit/feedback/badge'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { schedulingRefusal, useUnits } from '../rules'
import { Figure, Figures, LineCard, LineHead, Lines, Opens } from './line-card'
import type { PanelProps } from './panel-props'
import { PlanLine } from './schedule-button'

/** Most urgent first; Accept creates the job (PRED-04, PRED-07, X-48). */
export const RecommendationsPanel = (props: PanelProps) => {
  const { recommendations } = props.facts
  const unitOf = useUnits(props.facts)
  const { shown, onMore } = useShowMore(recommendations)
  return (
    <>
      {recommendations.length === 0 && (
        <EmptyState
          kind="nothing-yet"
          title="Nothing to recommend"
          hint="No fault is open, no service is due within 30 days, and no unit is close to its end."
        />
      )}
      <Lines aria-label="Recommendations">
        {shown.map((recommendation) => {
          const unit = unitOf(recommendation.id)
          return (
            unit && (
              <RecommendationCard key={recommendation.id} {...props} recommendation={recommendation} unit={unit} />
            )
          )
        })}
      </Lines>
      <ShowMore onMore={onMore} />
    </>
  )
}

type CardProps = Pick<PanelProps, 'actor' | 'today' | 'actions' | 'onOpen'> & {
  recommendation: Recommendation
  unit: Equipment
}

const RecommendationCard = ({ recommendation, unit, actor, today, actions, onOpen }: CardProps) => {
  const { serviceType, urgency, recommendedDate, estimatedCost, benefits, description } = recommendation
  return (
    <LineCard>
      <div>
        <LineHead>
          <Opens type="button" onClick={() => onOpen(unit.id)}>
            {recommendation.equipmentName}
          </Opens>
          <chakra.span textStyle="small" color="fg.muted">
            {serviceLabel(serviceType)} · {equipmentPlace(unit)}
          </chakra.span>
          <StatusDot tone={urgencyTone(urgency)}>
            {urgencyLabel(urgency)} {urgency.toFixed(2)}
          </StatusDot>
        </LineHead>
        <chakra.p mt="1">{description}</chakra.p>
        <chakra.ul
          ps="4"
          mt="1"
          listStyleType="disc"
          textStyle="small"
          aria-label={`Benefits for ${recommendation.equipmentName}`}
        >
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </chakra.ul>
        <Figures>
          <Figure label="Recommended date">{formatDate(recommendedDate)}</Figure>
          <Figure label="Estimated cost">{ownPrice(estimatedCost)}</Figure>
        </Figures>
      </div>
      {unit.plan ? (
        <PlanLine unit={unit} today={today} />
      ) : (
        <ActionButton
          aria-label={`Accept for ${unit.name}`}
          disabledReason={schedulingRefusal(actor, unit)}
          loading={actions.activity.get(unit.id)?.busy === 'accept'}
          loadingLabel="Accepting…"
          onClick={() => actions.act('accept', [unit])}
        >
          Accept
        </ActionButton>
      )}
    </LineCard>
  )
}
