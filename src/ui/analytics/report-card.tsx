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

/** Loads the charts and waits until they are drawn; on failure the page stays as it is. */
export const chartsDrawn = async (): Promise<void> => {
  await LazyBars.preload().catch(() => undefined)
  // A chart is sized in its first frame.
  for (let frames = 0; frames < 2; frames += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
}

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
  about?: string
  type: ReportType
  report: Report
  period: Period
  today: Day
  onOpen: (first: Day) => void
}

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
            // In print, missing charts take no space because the table has their figures.
            css={{ _print: { '&:not(:has(.recharts-wrapper))': { display: 'none' } } }}
          >
            <LazyBars type={type} bars={bars} today={today} onOpen={onOpen} />
          </chakra.div>
          {/* In print nothing can be opened, so plain figures suffice. */}
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

/** Start of the previous period's records, when that is after its first day. */
export const Beginning = ({ report }: { report: Report }) =>
  beginsTooLate(report) && (
    <chakra.span textStyle="caption" color="fg.muted">
      {beforeWord(report)}
    </chakra.span>
  )

export const NothingYet = () => (
  <EmptyState kind="nothing-yet" title="Nothing in this period." hint="Activity in this period shows here." />
)

type GroupsProps = { title: string; type: ReportType; report: Report; onOpen: (group: string) => void }

const SHOWN = 8

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
