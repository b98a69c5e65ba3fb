import { chakra } from '@chakra-ui/react'
import CalendarX2 from 'lucide-react/icons/calendar-x-2'
import Clock from 'lucide-react/icons/clock'
import UserRoundX from 'lucide-react/icons/user-round-x'
import { type ReactNode, useId } from 'react'
import type { Job } from '@/domain/job/job'
import { durationText } from '@/domain/job/slot-words'
import { numberText } from '@/domain/money/number-text'
import type { Lateness, Moment } from '@/domain/scheduling/lateness'
import { type Day, formatTime } from '@/domain/time/calendar'
import { TextLink } from '@/ui/kit/actions/text-link'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { PALETTES } from '@/ui/kit/feedback/tone'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'
import { toCalendar, toJob } from './addresses'
import { type Attention, attentionOf } from './attention'
import type { Viewer } from './today'

/** The calendar lists the rest. */
const NAMED_AT_MOST = 3

/** Height of a notice with the maximum number of jobs; taller on phones for touch targets. */
const HEIGHT = { height: { base: '9.5rem', md: '7.25rem' } }
const MIN_HEIGHT = { minH: HEIGHT.height }

const latenessText = ({ to, minutes }: Lateness) => `${durationText(minutes)} ${to === 'start' ? 'late' : 'over'}`

type Props = { jobs: Loadable<readonly Job[]>; moment: Moment; viewer: Viewer }

/** Late jobs and jobs without a crew, today and tomorrow. Renders nothing when there are none. */
export const AttentionNotices = ({ jobs, moment, viewer }: Props) => {
  // Reserves the space to avoid a layout shift.
  if (jobs.state === 'loading') return viewer === 'office' ? <Skeleton {...HEIGHT} aria-hidden /> : null
  if (jobs.state === 'failed') return null
  return <Notices attention={attentionOf(jobs.value, moment, viewer)} today={moment.today} />
}

const Notices = ({ attention, today }: { attention: Attention; today: Day }) => {
  const { late, withoutCrewToday, withoutCrewTomorrow, tomorrow } = attention
  return (
    <chakra.section
      aria-label="Needs attention"
      display="flex"
      // Side by side at any width, so the number of notices doesn't shift the page.
      overflowX="auto"
      // Clips text for screen readers, which would otherwise widen the page.
      position="relative"
      scrollbarWidth="thin"
      gap="3"
      _empty={{ display: 'none' }}
      {...MIN_HEIGHT}
    >
      <Notice title="Running late" tone="danger" icon={<Clock size={16} />} day={today} isToday count={late.length}>
        {late.slice(0, NAMED_AT_MOST).map(({ job, lateness }) => (
          <JobLine key={job.id} job={job} day={today} aside={latenessText(lateness)} />
        ))}
      </Notice>
      <NoCrew title="No crew today" icon={<UserRoundX size={16} />} jobs={withoutCrewToday} day={today} isToday />
      <NoCrew title="No crew tomorrow" icon={<CalendarX2 size={16} />} jobs={withoutCrewTomorrow} day={tomorrow} />
    </chakra.section>
  )
}

type NoCrewProps = Pick<NoticeProps, 'title' | 'icon' | 'day' | 'isToday'> & { jobs: readonly Job[] }

const NoCrew = ({ jobs, ...rest }: NoCrewProps) => (
  <Notice {...rest} tone="warning" count={jobs.length}>
    {jobs.slice(0, NAMED_AT_MOST).map((job) => (
      <JobLine key={job.id} job={job} day={rest.day} aside={formatTime(job.scheduled_start_time)} />
    ))}
  </Notice>
)

type NoticeProps = {
  title: string
  tone: 'danger' | 'warning'
  icon: ReactNode
  count: number
  day: Day
  isToday?: boolean
  children: ReactNode
}

const Notice = ({ title, tone, icon, count, day, isToday = false, children }: NoticeProps) => {
  const id = useId()
  if (count === 0) return null
  return (
    <chakra.section
      aria-labelledby={id}
      colorPalette={PALETTES[tone]}
      bg="bg.panel"
      borderWidth="1px"
      borderInlineStartWidth="3px"
      borderInlineStartColor="colorPalette.solid"
      borderRadius="lg"
      px="2.5"
      py="2.5"
      flex={{ base: '1 0 min(17rem, 86%)', md: '1 0 15.5rem' }}
      minW="0"
    >
      <chakra.div display="flex" alignItems="center" gap="1" mb="1" whiteSpace="nowrap">
        <chakra.span color="colorPalette.fg" aria-hidden>
          {icon}
        </chakra.span>
        <chakra.h2 id={id} textStyle="small" fontWeight="semibold" me="auto">
          {title}{' '}
          <chakra.span color="colorPalette.fg" fontVariantNumeric="tabular-nums">
            {numberText(count)}
          </chakra.span>
        </chakra.h2>
        <TextLink {...toCalendar(day)} textStyle="caption">
          {count > NAMED_AT_MOST ? 'See all' : 'Open day'}
          <VisuallyHidden>
            {isToday ? `${title}, today in the calendar` : `${title}, tomorrow in the calendar`}
          </VisuallyHidden>
        </TextLink>
      </chakra.div>
      <chakra.ul listStyle="none" textStyle="small">
        {children}
      </chakra.ul>
    </chakra.section>
  )
}

const JobLine = ({ job, day, aside }: { job: Job; day: Day; aside: string }) => (
  <chakra.li display="flex" alignItems="center" gap="2" minH={{ base: '9', md: '6' }}>
    <chakra.span minW="0" flex="1" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
      <TextLink {...toJob(job.id, day)} title={`${job.job_number} ${job.title}`}>
        {job.job_number} {job.title}
      </TextLink>
    </chakra.span>
    <chakra.span color="fg.muted" flexShrink={0} fontVariantNumeric="tabular-nums">
      {aside}
    </chakra.span>
  </chakra.li>
)
