import { chakra } from '@chakra-ui/react'
import { formatDay } from '@/domain/calendar'
import { isCrewed } from '@/domain/scheduling/bookings'
import { insightsOf } from '@/domain/scheduling/insights'
import { counted } from '@/domain/wording'
import { Card } from '@/ui/kit/card'
import { EmptyState } from '@/ui/kit/empty-state'
import { Tiles } from './tiles'
import type { PanelProps } from './types'

/** How the day goes, and what is worth doing about it (SCHED-05, SCHED-08, SCHED-09). */
export const InsightsPanel = ({ jobs, crew, positionOf, ofDay, day, today }: PanelProps) => {
  if (ofDay.length === 0)
    return (
      <EmptyState
        kind="nothing-yet"
        title={`No jobs on ${formatDay(day, today)}`}
        hint="Insights are worked out from the jobs of a day."
      />
    )
  const { summary, ai_insights, recommendations } = insightsOf({ days: [day], jobs, crew, positionOf })
  const crewed = ofDay.filter(isCrewed).length
  return (
    <>
      <Tiles
        label="AI Insights"
        tiles={[
          {
            title: 'Completion Rate',
            value: `${summary.completion_rate}%`,
            about: `${summary.completed_jobs} of ${counted(summary.total_jobs, 'job')} completed`,
          },
          {
            title: 'Crew Utilization',
            value: `${summary.crew_utilization}%`,
            about: 'booked, of 8 hours for each of the crew',
          },
          {
            title: 'AI Confidence',
            value: `${summary.ai_confidence}%`,
            about: `of ${counted(crewed, 'job')} with a crew: skill and time are right`,
          },
          {
            title: 'Route Efficiency',
            value: `${summary.route_efficiency}%`,
            about: 'shortest driving, of the driving as planned',
          },
        ]}
      />
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      >
        <Card title="Insights">
          <Sentences sentences={ai_insights} />
        </Card>
        <Card title="Recommendations">
          {recommendations.length === 0 ? (
            <chakra.p color="fg.muted">Nothing to do. The day is in order.</chakra.p>
          ) : (
            <Sentences sentences={recommendations} />
          )}
        </Card>
      </chakra.div>
    </>
  )
}

const Sentences = ({ sentences }: { sentences: readonly string[] }) => (
  <chakra.ul display="grid" gap="2" ps="4" listStyleType="disc">
    {sentences.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </chakra.ul>
)
