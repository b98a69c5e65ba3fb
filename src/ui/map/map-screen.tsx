import { chakra } from '@chakra-ui/react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect, useMemo, useRef, useState } from 'react'
import * as v from 'valibot'
import { statusLabel } from '@/domain/job/job'
import { withStatus } from '@/domain/map/day-map'
import { MAP_STATUSES } from '@/domain/map/vocabulary'
import { mayOptimizeRoutes } from '@/domain/scheduling/permissions'
import { counted } from '@/domain/text/wording'
import { type Day, formatLongDay, plusDays } from '@/domain/time/calendar'
import { daySchema } from '@/domain/time/day'
import { LazyJobDialogs } from '@/ui/jobs/dialogs/lazy-job-dialogs'
import type { MapView } from '@/ui/jobs/types'
import { useJobActions } from '@/ui/jobs/use-job-actions'
import { Button } from '@/ui/kit/actions/button'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { PageTabs } from '@/ui/kit/actions/page-tabs'
import { useKeys } from '@/ui/kit/behavior/keys'
import { createHighlights } from '@/ui/kit/behavior/linked-highlight'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { SelectField } from '@/ui/kit/fields/select-field'
import { DateField } from '@/ui/kit/fields/text-field'
import { PageHeader } from '@/ui/kit/layout/page-header'
import { ActionNotice } from '@/ui/kit/records/actions/action-notice'
import { noticeOutsideRows } from '@/ui/kit/records/actions/use-record-actions'
import { MapPanel } from './map-panel'
import './marks.css'
import { PlacesPanel } from './places-panel'
import { RoutesPanel } from './routes-panel'
import type { MapScreenProps } from './types'

/** MAP-01. */
const TABS = [
  { id: 'map', label: 'Map View' },
  { id: 'list', label: 'List View' },
  { id: 'routes', label: 'Route Optimization' },
] as const satisfies readonly { id: MapView; label: string }[]

/** Property Map & Routing (MAP-01 to MAP-07): a day's jobs and the crews' routes. */
export const MapScreen = (props: MapScreenProps) => {
  const { actor, places, address, onAddress, today, crew, commands } = props
  const { view, status, date = today } = address
  const actions = useJobActions(props, props.activity)
  const [highlights] = useState(createHighlights)
  const loadedPlaces = places.state === 'ready' ? places.value : null
  const shown = useMemo(
    () => loadedPlaces && withStatus(loadedPlaces, view === 'routes' ? null : status),
    [loadedPlaces, view, status],
  )
  const notice = noticeOutsideRows(actions.notices, () => false, actions.activity)
  const shared = { ...props, actions, highlights, day: date }
  return (
    <chakra.div display="flex" flexDirection="column" flex="1 0 0px" minW="0">
      <PageHeader
        title="Property Map & Routing"
        aside={
          // Reserves its height while loading, and below the title on phones, to avoid layout shift.
          <chakra.span role="status" color="fg.muted" flexBasis={{ base: '100%', md: 'auto' }}>
            {shown ? `${counted(shown.length, 'property', 'properties')} with jobs` : '\u00a0'}
          </chakra.span>
        }
      />
      <DayBar {...{ address, onAddress, today }} />
      {notice && (
        <chakra.div mb="3">
          <ActionNotice notice={notice} about={notice.about} onDismiss={() => actions.dismiss(notice)} />
        </chakra.div>
      )}
      <PageTabs
        label="Property Map & Routing"
        value={view}
        onChange={(next) => onAddress({ view: next }, false)}
        // The routes URL shows the refusal to people without permission.
        tabs={TABS.filter(({ id }) => id !== 'routes' || view === id || mayOptimizeRoutes(actor))}
      >
        <Loaded
          of={places}
          loading={<Skeleton flex="1" minH="24rem" borderRadius="lg" role="status" aria-label="Loading the map…" />}
          failed="Failed to load map data. Please try again."
          empty={({ length }) =>
            length === 0 && (
              <EmptyState
                kind="nothing-yet"
                title="No jobs scheduled"
                hint={`Nothing is planned for ${formatLongDay(date)}.`}
              />
            )
          }
        >
          {(ready) => {
            if (view === 'routes') return <RoutesPanel {...shared} places={ready} />
            const matchingPlaces = withStatus(ready, status)
            if (matchingPlaces.length === 0)
              return (
                <EmptyState
                  kind="no-match"
                  title="No jobs with this status"
                  hint={`Other jobs are planned for ${formatLongDay(date)}.`}
                  action={
                    <Button variant="outline" onClick={() => onAddress({ status: undefined })}>
                      Show all statuses
                    </Button>
                  }
                />
              )
            return view === 'list' ? (
              <PlacesPanel {...shared} places={matchingPlaces} />
            ) : (
              <MapPanel {...shared} places={ready} />
            )
          }}
        </Loaded>
      </PageTabs>
      {actions.asking && (
        <LazyJobDialogs
          {...{ actions, commands, today, crew }}
          timeZone={actor.time_zone}
          allJobs={props.jobs}
          way={props.way}
          materials={props.materials}
          onClose={actions.stopAsking}
        />
      )}
    </chakra.div>
  )
}

type DayBarProps = Pick<MapScreenProps, 'address' | 'onAddress' | 'today'>

const DayBar = ({ address, onAddress, today }: DayBarProps) => {
  const { date = today, status, view } = address
  const requestedDay = useRef(date)
  // A year is typed digit by digit, which would load a day after each.
  const [typed, setTyped] = useState<string | null>(null)
  useEffect(() => {
    requestedDay.current = date
  }, [date])
  const goTo = (next: Day) => {
    requestedDay.current = next
    onAddress({ date: next === today ? undefined : next, stop: undefined })
  }
  // Counts from the requested day, so that two quick presses move two days.
  const step = (by: 1 | -1) => goTo(plusDays(requestedDay.current, by))
  useKeys({ p: () => step(-1), n: () => step(1), t: () => goTo(today) })
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" mb="3" _print={{ display: 'none' }}>
      <IconButton label="Previous day" variant="outline" aria-keyshortcuts="P" onClick={() => step(-1)}>
        <ChevronLeft size={16} aria-hidden />
      </IconButton>
      <IconButton label="Next day" variant="outline" aria-keyshortcuts="N" onClick={() => step(1)}>
        <ChevronRight size={16} aria-hidden />
      </IconButton>
      <DateField
        label="Date"
        hideLabel
        value={typed ?? date}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          if (v.is(daySchema, value)) goTo(value)
        }}
        onBlur={() => setTyped(null)}
      />
      <Button variant="outline" aria-keyshortcuts="T" onClick={() => goTo(today)}>
        Today
      </Button>
      {view !== 'routes' && (
        <SelectField
          label="Status"
          hideLabel
          value={status ?? ''}
          options={[
            { value: '', label: 'All Status' },
            ...MAP_STATUSES.map((value) => ({ value, label: statusLabel(value) })),
          ]}
          onChange={({ currentTarget }) =>
            onAddress({ status: MAP_STATUSES.find((each) => each === currentTarget.value) })
          }
        />
      )}
    </chakra.div>
  )
}
