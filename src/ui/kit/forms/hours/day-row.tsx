import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import type { DayHours } from '@/domain/time/hours'
import { type Weekday, weekdayName } from '@/domain/time/weekday'
import { Button } from '@/ui/kit/actions/button'
import { StatusIcon } from '@/ui/kit/feedback/status-icon'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'
import { TimeSelect } from './time-select'

export type HoursWords = {
  on: string
  off: string
  starts: string
  ends: string
}

type Props = {
  words: HoursWords
  day: Weekday
  hours: DayHours
  error: string | undefined
  weekError: string | undefined
  onChange: (patch: Partial<DayHours>) => void
  /** Copies the day to Monday to Friday; absent if not offered. */
  onCopy: (() => void) | undefined
}

const Row = chakra('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '8.5rem minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    minW: '0',
    px: { base: '2.5', md: '3' },
    py: '2.5',
    borderTopWidth: '1px',
    _first: { borderTopWidth: '0' },
  },
})

const Box = chakra('input', {
  base: { boxSize: '18px', flexShrink: 0, cursor: 'pointer' },
})

export const DayRow = ({ words, day, hours, error, weekError, onChange, onCopy }: Props) => {
  const id = useId()
  const name = weekdayName(day)
  const errorId = error === undefined ? undefined : `${id}-error`
  return (
    <Row data-day={day}>
      <VisuallyHidden asChild>
        <legend>{name}</legend>
      </VisuallyHidden>
      <chakra.label
        htmlFor={`${id}-open`}
        display="flex"
        alignItems="center"
        gap="2.5"
        minH="8"
        cursor="pointer"
        fontWeight="medium"
      >
        <Box
          id={`${id}-open`}
          type="checkbox"
          name={`${day}-open`}
          checked={!hours.closed}
          aria-describedby={weekError}
          aria-invalid={weekError === undefined ? undefined : true}
          onChange={(event) => onChange({ closed: !event.currentTarget.checked })}
        />
        {name}
        <VisuallyHidden> {words.on}</VisuallyHidden>
      </chakra.label>
      <chakra.div
        gridColumn={{ base: '1 / -1', md: '2' }}
        gridRow={{ base: '2', md: '1' }}
        display="flex"
        alignItems="center"
        gap="2"
      >
        {hours.closed ? (
          <chakra.span color="fg.muted" minH={{ base: '6', md: '9' }} display="flex" alignItems="center">
            {words.off}
          </chakra.span>
        ) : (
          <>
            <TimeSelect
              error={errorId}
              name={`${day}-start`}
              label={`${name} ${words.starts}`}
              value={hours.start}
              onChange={(start) => onChange({ start })}
            />
            <chakra.span color="fg.muted">to</chakra.span>
            <TimeSelect
              error={errorId}
              name={`${day}-end`}
              label={`${name} ${words.ends}`}
              value={hours.end}
              onChange={(end) => onChange({ end })}
            />
          </>
        )}
      </chakra.div>
      {onCopy && (
        <Button
          size="sm"
          variant="ghost"
          color="accent.fg"
          onClick={onCopy}
          gridColumn={{ base: '1 / -1', md: '2 / -1' }}
          justifySelf="start"
          ml="-2.5"
          css={{ '@container (min-width: 40rem)': { gridColumn: '3', justifySelf: 'end', ml: '0' } }}
        >
          Copy to all weekdays
        </Button>
      )}
      {error !== undefined && (
        <chakra.p
          id={errorId}
          gridColumn="1 / -1"
          display="flex"
          gap="1"
          alignItems="center"
          textStyle="small"
          color="danger.fg"
        >
          <StatusIcon kind="error" size={14} />
          {error}
        </chakra.p>
      )}
    </Row>
  )
}
