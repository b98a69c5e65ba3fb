import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Job } from '@/domain/job/job'
import { isCrewed } from '@/domain/scheduling/bookings'
import { crewRoutes, driveOf } from '@/domain/scheduling/day-routes'
import { insightsOf } from '@/domain/scheduling/insights'
import { counted } from '@/domain/text/wording'
import { formatDay } from '@/domain/time/calendar'
import { TextLink } from '@/ui/kit/actions/text-link'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { Card } from '@/ui/kit/layout/card'
import { Tiles } from './tiles'
import type { PanelProps } from './types'

/** SCHED-05, SCHED-08, SCHED-09 */
export const InsightsPanel = ({ jobs, crew, positionOf, ofDay, day, today }: PanelProps) => {
  if (ofDay.length === 0)
    return (
      <EmptyState
        kind="nothing-yet"
        title={`No jobs on ${formatDay(day, today)}`}
        hint="Insights come from the jobs of the day."
      />
    )
  const { summary, ai_insights, recommendations } = insightsOf({ days: [day], jobs, crew, positionOf })
  const crewed = ofDay.filter(isCrewed).length
  const drives = crewRoutes(ofDay, crew, positionOf).some(({ planned }) => driveOf(planned).minutes > 0)
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
            about: 'of the crew’s working hours are booked',
          },
          // A percentage of zero jobs is undefined.
          {
            title: 'AI Confidence',
            value: crewed > 0 ? `${summary.ai_confidence}%` : '–',
            about:
              crewed > 0
                ? `of ${counted(crewed, 'job')} with a crew: skill and time are right`
                : 'No job has a crew yet.',
          },
          {
            title: 'Route Efficiency',
            value: drives ? `${summary.route_efficiency}%` : '–',
            about: drives ? 'shortest routes, as a share of the planned driving' : 'No driving between jobs.',
          },
        ]}
      />
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      >
        <Card title="Insights">
          <Sentences sentences={ai_insights} jobs={ofDay} />
        </Card>
        <Card title="Recommendations">
          {recommendations.length === 0 ? (
            <chakra.p color="fg.muted">Nothing to do. The day is in order.</chakra.p>
          ) : (
            <Sentences sentences={recommendations} jobs={ofDay} />
          )}
        </Card>
      </chakra.div>
    </>
  )
}

const Sentences = ({ sentences, jobs }: { sentences: readonly string[]; jobs: readonly Job[] }) => (
  <chakra.ul display="grid" gap="2" ps="4" listStyleType="disc">
    {sentences.map((sentence) => (
      <li key={sentence}>{linked(sentence, jobs)}</li>
    ))}
  </chakra.ul>
)

const linked = (sentence: string, jobs: readonly Job[]): ReactNode[] =>
  sentence.split(/(\b[A-Z]+-\d+\b)/).map((part) => {
    const job = jobs.find(({ job_number }) => job_number === part)
    return job ? (
      <TextLink key={part} to="/dashboard/jobs" search={{ job: job.id }}>
        {part}
      </TextLink>
    ) : (
      part
    )
  })
