import { chakra } from '@chakra-ui/react'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CalendarCog from 'lucide-react/icons/calendar-cog'
import Route from 'lucide-react/icons/route'
import { type ReactNode, useState } from 'react'
import * as v from 'valibot'
import { stands } from '@/domain/scheduling/bookings'
import { mayPropose } from '@/domain/scheduling/permissions'
import { type ProposalKind, plainAsk } from '@/domain/scheduling/proposal/ask'
import { daySchema, earliestFirst } from '@/domain/time/day'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { PageTabs } from '@/ui/kit/actions/page-tabs'
import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { SkeletonRows } from '@/ui/kit/feedback/skeleton'
import { DateField } from '@/ui/kit/fields/text-field'
import { PageHeader } from '@/ui/kit/layout/page-header'
import { CrewPanel } from './crew-panel'
import { InsightsPanel } from './insights-panel'
import { RoutesPanel } from './routes-panel'
import { SchedulePanel } from './schedule-panel'
import { LoadingTiles } from './tiles'
import { type PanelProps, SCHEDULING_VIEWS, type SchedulingScreenProps, type SchedulingView } from './types'

const LazyReplan = lazyPart({
  name: 'The question about the plan',
  load: () => import('./replan-dialog').then(({ ReplanDialog }) => ReplanDialog),
  isOverlay: true,
})

const LABELS: Record<SchedulingView, string> = {
  jobs: 'Job Schedule',
  crew: 'Crew Status',
  insights: 'AI Insights',
  routes: 'Route Optimizer',
}

/** AI Scheduling (SCHED-01): jobs, crew, insights and routes of a day, all derived from the jobs, and proposals. */
export const SchedulingScreen = (props: SchedulingScreenProps) => {
  const { actor, facts, crews, today, day, onDay, onView, onAsk, proposing, replan, onReplan, has } = props
  const hidden = [...(has.suggestions ? [] : ['insights']), ...(has.routes ? [] : ['routes'])]
  const views = SCHEDULING_VIEWS.filter((view) => !hidden.includes(view))
  const view = views.includes(props.view) ? props.view : 'jobs'
  const [pressed, setPressed] = useState<ProposalKind | null>(null)
  const propose = (kind: ProposalKind) => {
    setPressed(kind)
    onAsk(plainAsk(kind, day))
  }
  const overReason = day < today ? 'This day is over. Choose today or a later day.' : null
  const data = facts.state === 'ready' ? facts.value : null
  return (
    <chakra.div display="flex" flexDirection="column" flex="1 0 0px" minW="0">
      <PageHeader
        title="AI Scheduling"
        actions={
          <>
            {mayPropose(actor, 'push_day') && (
              <ActionButton
                variant="outline"
                disabled={!data}
                disabledReason={overReason}
                onClick={() => onReplan('push_day')}
              >
                <CalendarClock size={16} aria-hidden />
                Replan
              </ActionButton>
            )}
            {has.routes && mayPropose(actor, 'optimize_routes') && (
              <ActionButton
                variant="outline"
                disabledReason={overReason}
                loading={proposing && pressed === 'optimize_routes'}
                onClick={() => propose('optimize_routes')}
              >
                <Route size={16} aria-hidden />
                Optimize Routes
              </ActionButton>
            )}
            {has.suggestions && mayPropose(actor, 'auto_schedule') && (
              <ActionButton
                disabledReason={overReason}
                loading={proposing && pressed === 'auto_schedule'}
                onClick={() => propose('auto_schedule')}
              >
                <CalendarCog size={16} aria-hidden />
                AI Auto-Schedule
              </ActionButton>
            )}
          </>
        }
      />
      <chakra.div maxW="14rem" mb="3">
        <DateField
          label="Schedule Date"
          value={day}
          onChange={({ currentTarget: { value } }) => v.is(daySchema, value) && onDay(value)}
        />
      </chakra.div>
      <PageTabs
        label="AI Scheduling"
        value={view}
        onChange={onView}
        tabs={views.map((id) => ({ id, label: LABELS[id] }))}
      >
        <Loaded of={facts} loading={<LoadingPanel view={view} />} failed="Failed to load the schedule.">
          {(ready) => {
            const ofDay = ready.jobs
              .filter((job) => job.scheduled_date === day && stands(job))
              .toSorted((a, b) => earliestFirst(a.scheduled_start_time, b.scheduled_start_time) || a.id - b.id)
            return PANELS[view]({ ...ready, day, today, ofDay })
          }}
        </Loaded>
      </PageTabs>
      {/* Closes as soon as its proposal opens: as the lower of two dialogs it would steal focus. */}
      {replan && !proposing && data && overReason === null && mayPropose(actor, replan.kind) && (
        <LazyReplan
          {...data}
          {...{ actor, crews, day, today, onAsk }}
          defaults={replan}
          onClose={() => onReplan(null)}
        />
      )}
    </chakra.div>
  )
}

const TILES: Record<SchedulingView, number> = { jobs: 4, crew: 0, insights: 4, routes: 3 }

const LoadingPanel = ({ view }: { view: SchedulingView }) => (
  <>
    {TILES[view] > 0 && <LoadingTiles count={TILES[view]} />}
    <chakra.div bg="bg.panel" borderWidth="1px" borderRadius="lg" overflow="hidden">
      <SkeletonRows label="Loading the schedule…" />
    </chakra.div>
  </>
)

const PANELS: Record<SchedulingView, (props: PanelProps) => ReactNode> = {
  jobs: (props) => <SchedulePanel {...props} />,
  crew: (props) => <CrewPanel {...props} />,
  insights: (props) => <InsightsPanel {...props} />,
  routes: (props) => <RoutesPanel {...props} />,
}
