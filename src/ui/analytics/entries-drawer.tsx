import { chakra } from '@chakra-ui/react'
import { isWithin, spanText } from '@/domain/analytics/period'
import type { Entry, Report } from '@/domain/analytics/report'
import type { ReportType } from '@/domain/analytics/vocabulary'
import { type Day, formatDay } from '@/domain/calendar'
import { PAGES } from '@/domain/pages'
import { Drawer } from '@/ui/kit/drawer'
import { EmptyState } from '@/ui/kit/empty-state'
import { TextLink } from '@/ui/kit/text-link'
import type { AnalyticsPlace } from './types'
import { REPORT_WORDS, valueText } from './wording'

type Props = {
  type: ReportType
  report: Report
  place: AnalyticsPlace
  today: Day
  onClose: () => void
}

/** What is behind a bar, a line or a whole figure: each job or client, with the way to it. */
export const EntriesDrawer = ({ type, report, place, today, onClose }: Props) => {
  const bar = report.bars.find(({ first }) => first === place.bar)
  const { group } = place
  const entries = report.entries.filter(
    (entry) => (!bar || isWithin(entry.day, bar)) && (group === undefined || entry.groups.includes(group)),
  )
  const sum = entries.reduce((all, { value }) => all + value, 0)
  const { title, counts } = REPORT_WORDS[type]
  return (
    <Drawer
      open
      onClose={onClose}
      title={group ?? title}
      description={`${spanText(bar ?? report.span, today)}: ${valueText(type, sum)}${type === 'revenue' ? ` from ${entries.length} ${counts}` : ` ${counts}`}`}
    >
      {entries.length === 0 ? (
        <EmptyState kind="nothing-yet" title="Nothing in this time." />
      ) : (
        <chakra.ul listStyle="none" display="grid" gap="1">
          {entries.map((entry) => (
            <chakra.li
              key={entry.id}
              display="flex"
              justifyContent="space-between"
              alignItems="baseline"
              gap="3"
              py="2"
              borderBottomWidth="1px"
            >
              <span>
                <EntryLink entry={entry} />
                <chakra.small display="block" color="fg.muted">
                  {formatDay(entry.day, today)}
                </chakra.small>
              </span>
              {type === 'revenue' && (
                <chakra.span fontVariantNumeric="tabular-nums">{valueText(type, entry.value)}</chakra.span>
              )}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </Drawer>
  )
}

const EntryLink = ({ entry: { record, id, name } }: { entry: Entry }) =>
  record === 'job' ? (
    <TextLink to={PAGES.jobs.path} search={{ job: id }}>
      {name}
    </TextLink>
  ) : (
    <TextLink to={PAGES.clients.path} search={{ client: id }}>
      {name}
    </TextLink>
  )
