import { chakra } from '@chakra-ui/react'
import CalendarDays from 'lucide-react/icons/calendar-days'
import type { PageVisit } from '@/domain/client-page/page'
import { Block, Panel } from './parts'
import type { PartProps } from './types'
import type { Speech } from './words/speech'

const SHOWN = 6

export const Visits = ({ page, speech }: PartProps) => (
  <Block title={speech.words.visits}>
    {page.visits.length === 0 && <Panel color="fg.muted">{speech.words.noVisits}</Panel>}
    {page.visits.length > 0 && (
      <chakra.ul listStyleType="none" display="grid" gap="2">
        {page.visits.slice(0, SHOWN).map((visit) => (
          <Panel key={visit.id} asChild>
            <li>
              <Visit visit={visit} speech={speech} />
            </li>
          </Panel>
        ))}
      </chakra.ul>
    )}
  </Block>
)

const Visit = ({ visit, speech }: { visit: PageVisit; speech: Speech }) => (
  <chakra.div display="flex" gap="3" alignItems="flex-start" css={{ '& svg': { color: 'accent.fg', mt: '0.5' } }}>
    <CalendarDays size={22} aria-hidden />
    <chakra.div minW="0" overflowWrap="anywhere">
      <chakra.p fontWeight="semibold" css={{ '&::first-letter': { textTransform: 'uppercase' } }}>
        {speech.longDay(visit.day)}
      </chakra.p>
      <p>{visit.title}</p>
      {whenText(visit, speech).map((text) => (
        <chakra.p key={text} textStyle="small" color="fg.muted">
          {text}
        </chakra.p>
      ))}
    </chakra.div>
  </chakra.div>
)

const whenText = ({ from, until, expected, place, under_way }: PageVisit, { words, time }: Speech): string[] => {
  if (under_way) return [words.underWay, place].filter(Boolean)
  const arrival =
    expected !== null
      ? words.expectedAt(time(expected))
      : from !== null && until !== null
        ? words.arrival(time(from), time(until))
        : ''
  return [arrival, place].filter(Boolean)
}
