import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import X from 'lucide-react/icons/x'
import { Fragment, useEffect, useRef } from 'react'
import { placeText } from '@/domain/client/property'
import { priorityLabel, statusLabel } from '@/domain/job/job'
import type { MapPlace } from '@/domain/map/day-map'
import type { PlacedStop } from '@/domain/map/day-routes'
import { groupedBy } from '@/domain/record/grouped-by'
import { jobRecords } from '@/ui/jobs/records'
import { BUSY_LABELS } from '@/ui/jobs/rules/actions'
import { durationText, timeRange } from '@/ui/jobs/rules/when'
import { Button } from '@/ui/kit/actions/button'
import { DirectionsLink } from '@/ui/kit/actions/contact-links'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { TextLink } from '@/ui/kit/actions/text-link'
import { menuItemsOf, rowButtons } from '@/ui/kit/records/actions/action-items'
import { JobMark } from './job-mark'
import type { BoardProps } from './types'

const css: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2.5',
  p: '3',
  position: 'relative',
  maxHeight: '19rem',
  overflowY: 'auto',
  outline: '0',
  '& *': { overflowWrap: 'anywhere' },
  '& header:first-of-type': { pe: '10' },
  '& header:not(:first-of-type)': { borderTopWidth: '1px', pt: '2.5' },
  // Stays visible while scrolling.
  '& .close': {
    position: 'sticky',
    top: '0',
    zIndex: '1',
    justifySelf: 'end',
    height: '0',
    mb: '-2.5',
    '& button': { bg: 'bg.panel' },
  },
  '& h2': { fontSize: 'md', fontWeight: 'semibold' },
  '& .quiet': { color: 'fg.muted' },
  '& article': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1', borderTopWidth: '1px', pt: '2.5' },
  '& .what': { display: 'flex', gap: '2', alignItems: 'center', fontWeight: 'medium' },
  '& .deeds': { display: 'flex', flexWrap: 'wrap', gap: '1', mt: '1' },
}

type Props = BoardProps & {
  stops: readonly PlacedStop[]
  takesFocus: boolean
  onClose: () => void
}

/** Jobs at a pin with their next steps, grouped by property when several share a position. */
export const StopPopup = ({ stops, takesFocus, onClose, ...props }: Props) => {
  const box = useRef<HTMLElement>(null)
  const requestedStop = props.address.stop
  // On a phone the list is below the map, and each job that is chosen in it brings the popup into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another job at the same pin was chosen
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus, requestedStop])
  // Scrolls to the requested job, or to its property when it is first there.
  useEffect(() => {
    const facts = box.current?.querySelector<HTMLElement>(`[data-job="${requestedStop}"]`)
    const top = box.current?.querySelector<HTMLElement>('header')
    if (!box.current || !facts || !top) return
    const before = facts.previousElementSibling
    const from = before instanceof HTMLElement && before.matches('header') ? before : facts
    box.current.scrollTop = from.offsetTop - top.offsetTop
  }, [requestedStop])
  const places = [...groupedBy(stops, ({ place }) => place)]
  const [first] = places
  if (!first) return null
  return (
    <chakra.section
      ref={box}
      role="dialog"
      aria-modal={false}
      aria-label={first[0].address}
      tabIndex={-1}
      css={css}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <div className="close">
        <IconButton label="Close" size="sm" onClick={onClose}>
          <X size={16} aria-hidden />
        </IconButton>
      </div>
      {places.map(([place, there]) => (
        <Fragment key={place.id ?? placeText(place)}>
          <PlaceFacts place={place} seesProperties={props.seesProperties} />
          {there.map((stop) => (
            <StopFacts key={stop.job.id} {...props} stop={stop} />
          ))}
          <p>
            <DirectionsLink place={placeText(place)} />
          </p>
        </Fragment>
      ))}
    </chakra.section>
  )
}

const PlaceFacts = ({ place, seesProperties }: Pick<BoardProps, 'seesProperties'> & { place: MapPlace }) => (
  <header>
    <h2>
      {seesProperties && place.id !== null ? (
        <TextLink to="/dashboard/properties" search={{ property: place.id }}>
          {place.address}
        </TextLink>
      ) : (
        place.address
      )}
    </h2>
    <p className="quiet">{[place.city, place.property_name, place.client_name].filter(Boolean).join(' · ')}</p>
  </header>
)

type FactsProps = BoardProps & { stop: PlacedStop }

const StopFacts = ({ stop: { job, label }, ...props }: FactsProps) => {
  const people = job.crew_assignments.map(({ crew_member_name }) => crew_member_name).join(', ')
  const pressing = job.priority === 'high' || job.priority === 'urgent' ? priorityLabel(job.priority) : null
  return (
    <article aria-label={job.job_number} data-job={job.id}>
      <p className="what">
        <JobMark status={job.status}>{label}</JobMark>
        {job.job_title}
      </p>
      <p>
        {[statusLabel(job.status), timeRange(job), durationText(job.estimated_duration_minutes), pressing]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="quiet">{people || 'No one yet'}</p>
      <div className="deeds">
        <Button size="sm" variant="outline" onClick={() => props.onOpen(job.id)}>
          Open {job.job_number}
        </Button>
        <NextSteps {...props} jobId={job.id} />
      </div>
    </article>
  )
}

/** The next step and the on-my-way message; everything else is in the job's details. */
const NextSteps = ({ actor, today, jobs, actions, jobId }: BoardProps & { jobId: number }) => {
  const record = jobs.find(({ id }) => id === jobId)
  if (!record) return null
  const busy = actions.activity.get(jobId)?.busy
  if (busy) return <span role="status">{BUSY_LABELS[busy]}</span>
  const of = { definition: jobRecords, context: { actor, today }, record, busy, act: actions.act }
  const { lead } = rowButtons(of)
  const tell = menuItemsOf(of, 'tell').filter(({ disabledReason }) => !disabledReason)
  return (
    <>
      {lead && (
        <Button size="sm" onClick={() => actions.act(lead.id, [record])}>
          {lead.label}
        </Button>
      )}
      {tell.map(({ id, label, onSelect }) => (
        <Button key={id} size="sm" variant="outline" onClick={onSelect}>
          {label}
        </Button>
      ))}
    </>
  )
}
