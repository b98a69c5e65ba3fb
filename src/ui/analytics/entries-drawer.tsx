import { chakra } from '@chakra-ui/react'
import { isWithin, type Span, spanText } from '@/domain/analytics/period'
import { averageOf, type Entry, type Report } from '@/domain/analytics/report'
import { isOfMoney, type ReportType } from '@/domain/analytics/vocabulary'
import { PAGES } from '@/domain/page/pages'
import { counted } from '@/domain/text/wording'
import { type Day, formatDay } from '@/domain/time/calendar'
import { ShowMore, useShowMore } from '@/ui/kit/actions/show-more'
import { TextLink } from '@/ui/kit/actions/text-link'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { type Loadable, mapReady } from '@/ui/kit/feedback/loadable'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import { Drawer } from '@/ui/kit/overlays/drawer'
import type { AnalyticsPlace } from './types'
import { daysText, REPORT_WORDS, valueText } from './wording'

type Props = {
  type: ReportType
  listed: Loadable<Report>
  place: AnalyticsPlace
  today: Day
  onClose: () => void
}

type Chosen = { span: Span; entries: readonly Entry[] }

const chosenIn =
  (type: ReportType, { bar: first, group }: AnalyticsPlace) =>
  ({ bars, span: whole, entries }: Report): Chosen => {
    const span = bars.find((bar) => bar.first === first) ?? whole
    const isChosen = (entry: Entry) =>
      // Receivables count whenever they were due.
      (type === 'receivables' || isWithin(entry.day, span)) && (group === undefined || entry.groups.includes(group))
    return { span, entries: entries.filter(isChosen) }
  }

/** Receivables are as of a day: the last of the period, or today. */
const timeOf = (type: ReportType, span: Span, today: Day): string =>
  type === 'receivables' ? `Owed on ${formatDay(span.last < today ? span.last : today, today)}` : spanText(span, today)

/** `Nov 8 – 14: $19,180.00 from 31 jobs`, `Wed, Nov 18: 1 job`, `Owed on Wed, Nov 18: $320.00 from 2 invoices` */
const summaryOf = (type: ReportType, { span, entries }: Chosen, today: Day): string => {
  const back = type === 'collected' ? entries.filter(({ value }) => value < 0).length : 0
  const count = counted(entries.length - back, REPORT_WORDS[type].one)
  const from = back === 0 ? count : `${count} less ${counted(back, 'refund')}`
  const sum = entries.reduce((all, { value }) => all + value, 0)
  const time = timeOf(type, span, today)
  if (type === 'days_to_pay') return `${time}: ${daysText(averageOf(sum, entries.length))} on average, ${count}`
  return `${time}: ${isOfMoney(type) ? `${valueText(type, sum)} from ${from}` : count}`
}

export const EntriesDrawer = ({ type, listed, place, today, onClose }: Props) => {
  const chosen = mapReady(listed, chosenIn(type, place))
  return (
    <Drawer
      open
      onClose={onClose}
      title={place.group ?? REPORT_WORDS[type].title}
      description={chosen.state === 'ready' ? summaryOf(type, chosen.value, today) : null}
    >
      <Loaded
        of={chosen}
        loading={<SkeletonLines count={8} label="Loading the list…" />}
        failed="The list could not be loaded."
        empty={({ entries }) =>
          entries.length === 0 && <EmptyState kind="nothing-yet" title="Nothing in this period." />
        }
      >
        {({ entries }) => <Entries {...{ type, entries, today }} />}
      </Loaded>
    </Drawer>
  )
}

const Lines = chakra('ul', {
  base: {
    listStyleType: 'none',
    '& li': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: '3',
      py: '2',
      borderBottomWidth: '1px',
      fontVariantNumeric: 'tabular-nums',
    },
    '& .name': { minW: '0', overflowWrap: 'anywhere' },
    '& small': { display: 'block', color: 'fg.muted' },
  },
})

const Entries = ({ type, entries, today }: Pick<Props, 'type' | 'today'> & Pick<Chosen, 'entries'>) => {
  const { shown, onMore } = useShowMore(entries)
  return (
    <>
      <Lines>
        {shown.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an invoice paid twice in a day is there twice, and the list only grows.
          <li key={index}>
            <span className="name">
              <EntryLink entry={entry} />
              <small>
                {type === 'receivables' && 'Due '}
                {formatDay(entry.day, today)}
                {type === 'collected' && entry.value < 0 && ', refund'}
              </small>
            </span>
            {(isOfMoney(type) || type === 'days_to_pay') && <span>{valueText(type, entry.value)}</span>}
          </li>
        ))}
      </Lines>
      <ShowMore onMore={onMore} />
    </>
  )
}

const EntryLink = ({ entry: { record, id, name } }: { entry: Entry }) => {
  if (record === 'estimate')
    return (
      <TextLink to={PAGES.estimates.path} search={{ estimate: id }}>
        {name}
      </TextLink>
    )
  if (record === 'plan')
    return (
      <TextLink to={PAGES.plans.path} search={{ kind: 'plans', plan: id, tab: 'charges' }}>
        {name}
      </TextLink>
    )
  if (record === 'invoice')
    return (
      <TextLink to={PAGES.invoicing.path} search={{ invoice: id }}>
        {name}
      </TextLink>
    )
  return record === 'job' ? (
    <TextLink to={PAGES.jobs.path} search={{ job: id }}>
      {name}
    </TextLink>
  ) : (
    <TextLink to={PAGES.clients.path} search={{ client: id }}>
      {name}
    </TextLink>
  )
}
