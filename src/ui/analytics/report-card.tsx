import { chakra } from '@chakra-ui/react'
import { barsOf, spanText } from '@/domain/analytics/period'
import { beginsTooLate, type Group, type Report } from '@/domain/analytics/report'
import type { Period, ReportType } from '@/domain/analytics/vocabulary'
import type { Day } from '@/domain/time/calendar'
import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { percent } from '@/ui/kit/feedback/percent'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { Card } from '@/ui/kit/layout/card'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'
import type { TrendBar } from './types'
import { beforeWord, valueText } from './wording'

const LazyBars = lazyPart({
  name: 'The chart',
  load: () => import('./bar-chart').then(({ ReportBars }) => ReportBars),
  loading: <Skeleton height="100%" aria-hidden />,
})

/** Loads the charts, and waits until they are drawn; without them the page is left as it is. */
export const chartsDrawn = async (): Promise<void> => {
  await LazyBars.preload().catch(() => undefined)
  // A chart takes its size from its place in the first frame.
  for (let frames = 0; frames < 2; frames += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
}

/** A figure that opens the list behind it. */
const Opens = chakra('button', {
  base: {
    cursor: 'pointer',
    textAlign: 'start',
    fontWeight: 'medium',
    color: 'accent.fg',
    _hover: { textDecoration: 'underline' },
  },
})

const isEmpty = ({ bars }: Report): boolean => bars.every(({ value, before }) => value === 0 && before === 0)

type TrendProps = {
  title: string
  /** What is counted, in a sentence. */
  about?: string
  type: ReportType
  report: Report
  period: Period
  today: Day
  /** Opens the list behind the bar that begins on a day. */
  onOpen: (first: Day) => void
}

/** A report bar by bar beside the period before: as a picture, and as a table whose figures open the lists behind them. */
export const TrendCard = ({ title, about, type, report, period, today, onOpen }: TrendProps) => {
  const past = barsOf(period, report.before)
  const before = beforeWord(report)
  const bars = report.bars.map((bar, index): TrendBar => ({ ...bar, past: past[index] }))
  return (
    <Card title={title} actions={<Legend before={before} />}>
      {about && (
        <chakra.p mb="3" textStyle="small" color="fg.muted">
          {about}
        </chakra.p>
      )}
      {isEmpty(report) ? (
        <NothingYet />
      ) : (
        <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
          <chakra.div
            height="200px"
            aria-hidden
            // On paper, a chart that is not there takes no space: its figures are there.
            css={{ _print: { '&:not(:has(.recharts-wrapper))': { display: 'none' } } }}
          >
            <LazyBars type={type} bars={bars} today={today} onOpen={onOpen} />
          </chakra.div>
          {/* On paper the figures are there too: nothing can be opened. */}
          <chakra.details
            css={{ _print: { '&::details-content': { contentVisibility: 'visible', display: 'block' } } }}
          >
            <chakra.summary cursor="pointer" textStyle="small" color="fg.muted" _print={{ display: 'none' }}>
              Show as a table
            </chakra.summary>
            <Table>
              <caption>
                <VisuallyHidden>{title}</VisuallyHidden>
              </caption>
              <thead>
                <tr>
                  <th scope="col">Time</th>
                  <th scope="col">This period</th>
                  <th scope="col">{before}</th>
                </tr>
              </thead>
              <tbody>
                {bars.map((bar) => (
                  <tr key={bar.first}>
                    <th scope="row">
                      <Opens type="button" onClick={() => onOpen(bar.first)}>
                        {spanText(bar, today)}
                      </Opens>
                    </th>
                    <td>{valueText(type, bar.value)}</td>
                    <td>
                      <Past {...{ type, bar, today, onOpen }} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </chakra.details>
        </chakra.div>
      )}
    </Card>
  )
}

type PastProps = Pick<TrendProps, 'type' | 'today' | 'onOpen'> & { bar: TrendBar }

/** What a bar is compared with, as a link to the list behind it. */
const Past = ({ type, bar: { past, before }, today, onOpen }: PastProps) => {
  const text = valueText(type, before)
  if (past === undefined || before === 0) return text
  return (
    <Opens type="button" aria-label={`${spanText(past, today)}: ${text}`} onClick={() => onOpen(past.first)}>
      {text}
    </Opens>
  )
}

const Table = chakra('table', {
  base: {
    width: '100%',
    mt: '2',
    textStyle: 'small',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { py: '1', textAlign: 'end', borderBottomWidth: '1px' },
    '& th[scope=row], & th:first-of-type': { textAlign: 'start' },
    '& thead th': { color: 'fg.muted', fontWeight: 'medium' },
  },
})

const Mark = chakra('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    '&::before': { content: '""', width: '10px', height: '10px', borderRadius: 'sm', bg: 'border.emphasized' },
    '&[data-is=now]::before': { bg: 'accent.solid' },
  },
})

const Legend = ({ before }: { before: string }) => (
  <chakra.ul listStyle="none" display="flex" gap="3" textStyle="caption" color="fg.muted" aria-hidden>
    <Mark data-is="now">This period</Mark>
    <Mark>{before}</Mark>
  </chakra.ul>
)

/** From when on the figures of the period before are, where it is not from its first day. */
export const Beginning = ({ report }: { report: Report }) =>
  beginsTooLate(report) && (
    <chakra.span textStyle="caption" color="fg.muted">
      {beforeWord(report)}
    </chakra.span>
  )

/** A period without anything to show. */
export const NothingYet = () => (
  <EmptyState kind="nothing-yet" title="Nothing in this period." hint="Activity in this period shows here." />
)

type GroupsProps = { title: string; type: ReportType; report: Report; onOpen: (group: string) => void }

/** Lines of a list before the rest is left out. */
const SHOWN = 8

/** The people or things that make up a report, the largest first; each line opens the list behind it. */
export const GroupsCard = ({ title, type, report, onOpen }: GroupsProps) => {
  const groups = report.groups.slice(0, SHOWN)
  const most = Math.max(1, ...groups.map(({ value }) => value))
  return (
    <Card title={title} actions={<Beginning report={report} />}>
      {groups.length === 0 ? (
        <NothingYet />
      ) : (
        <chakra.ul listStyle="none" display="grid" gap="3">
          {groups.map((group) => (
            <GroupLine key={group.name} {...{ type, group, most }} onOpen={() => onOpen(group.name)} />
          ))}
        </chakra.ul>
      )}
    </Card>
  )
}

type LineProps = { type: ReportType; group: Group; most: number; onOpen: () => void }

/** A part of a report with its share of the largest one; it opens the list behind it. */
export const GroupLine = ({ type, group, most, onOpen }: LineProps) => (
  <li>
    <chakra.span display="flex" justifyContent="space-between" gap="3" textStyle="small">
      <Opens type="button" onClick={onOpen}>
        {group.name}
      </Opens>
      <chakra.span fontVariantNumeric="tabular-nums">
        {valueText(type, group.value)}{' '}
        <chakra.span color="fg.muted">before: {valueText(type, group.before)}</chakra.span>
      </chakra.span>
    </chakra.span>
    <chakra.span display="block" mt="1" height="6px" borderRadius="full" bg="bg.muted" aria-hidden>
      <chakra.span
        display="block"
        height="100%"
        borderRadius="full"
        bg="accent.solid"
        style={{ width: percent(group.value / most) }}
      />
    </chakra.span>
  </li>
)
