import { chakra } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { daysOfMoves, ghostsOf } from '@/domain/scheduling/proposal/ghosts'
import type { Move } from '@/domain/scheduling/proposal/proposal'
import { counted } from '@/domain/text/wording'
import { type Day, formatDay } from '@/domain/time/calendar'
import { SelectField } from '@/ui/kit/fields/select-field'
import { RouteSwatch } from '@/ui/map/job-mark'
import { GhostBoard } from './ghost-board'
import { GhostMap } from './ghost-map'
import type { GhostPlace, GhostViewProps } from './types'

const changesOn = (day: Day, moves: readonly Move[]): number =>
  moves.filter(({ from, to }) => from.scheduled_date === day || to.scheduled_date === day).length

export const GhostView = ({ on, moves, chosen, jobs, ...rest }: GhostViewProps) => {
  const { today } = rest
  const days = useMemo(() => daysOfMoves(moves), [moves])
  const [selectedDay, setSelectedDay] = useState<Day | null>(null)
  const day =
    days.find((each) => each === selectedDay) ?? daysOfMoves(moves.map(({ to }) => ({ from: to, to })))[0] ?? today
  const selectedMoves = useMemo(() => moves.filter(({ group }) => chosen.includes(group)), [moves, chosen])
  const ghosts = useMemo(() => ghostsOf(jobs, selectedMoves), [jobs, selectedMoves])
  const shared = { ...rest, jobs, day, ghosts }
  return (
    <chakra.div display="flex" flexDirection="column" gap="2" height={{ lg: 'full' }}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        {days.length > 1 && (
          <SelectField
            label="Day"
            hideLabel
            value={day}
            options={days.map((value) => ({
              value,
              label: `${formatDay(value, today)} · ${counted(changesOn(value, selectedMoves), 'change')}`,
            }))}
            onChange={({ currentTarget: { value } }) => setSelectedDay(days.find((each) => each === value) ?? null)}
          />
        )}
        <Legend on={on} />
      </chakra.div>
      {on === 'calendar' ? <GhostBoard {...shared} /> : <GhostMap {...shared} />}
    </chakra.div>
  )
}

/** Legend; styles also differ by shape, not color alone. */
const Legend = ({ on }: { on: GhostPlace }) => (
  <chakra.ul
    aria-label="Legend"
    listStyle="none"
    display="flex"
    flexWrap="wrap"
    columnGap="4"
    rowGap="1"
    fontSize="xs"
    color="fg.muted"
    css={{
      '& li': { display: 'flex', alignItems: 'center', gap: '1.5' },
      '& i': { display: 'block', width: '22px', height: '14px', borderRadius: 'sm', borderWidth: '1px' },
      '& .comes': { borderWidth: '2px', borderInlineStartWidth: '5px', borderColor: 'violet.solid' },
      '& .goes': {
        borderStyle: 'dashed',
        borderColor: 'violet.border',
        backgroundImage:
          'repeating-linear-gradient(135deg, transparent 0 4px, color-mix(in srgb, token(colors.fg.subtle) 60%, transparent) 4px 5px)',
      },
      '& .stays': { bg: 'violet.subtle', borderColor: 'violet.border' },
      '& .proposed path': { strokeDasharray: '9 5' },
      '& .now path': { strokeDasharray: '2 6', strokeWidth: '2px' },
    }}
  >
    <li>
      <i className="comes" /> Proposed
    </li>
    <li>
      <i className="goes" /> {on === 'calendar' ? 'Now, would move' : 'Leaves this day'}
    </li>
    {on === 'calendar' && (
      <li>
        <i className="stays" /> Stays
      </li>
    )}
    {on === 'map' && (
      <>
        <li className="proposed">
          <RouteSwatch look={0} /> Proposed route
        </li>
        <li className="now">
          <RouteSwatch look={0} /> Current route
        </li>
      </>
    )}
  </chakra.ul>
)
