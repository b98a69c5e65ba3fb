import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { copiedToWorkdays, type DayHours, type OperatingHours } from '@/domain/time/hours'
import { WEEKDAYS, type Weekday, WORKDAYS } from '@/domain/time/weekday'
import { StatusIcon } from '@/ui/kit/feedback/status-icon'
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden'
import { DayRow, type HoursWords } from './day-row'
import { copiedWords } from './hours-words'

type Props = {
  words: HoursWords
  hours: OperatingHours
  errors: Partial<Record<Weekday | 'week', string>>
  onChange: (hours: OperatingHours, ...days: readonly Weekday[]) => void
}

export const HoursEditor = ({ words, hours, errors, onChange }: Props) => {
  const id = useId()
  const [announcement, setAnnouncement] = useState('')
  const weekError = errors.week === undefined ? undefined : `${id}-week`

  const change = (day: Weekday, patch: Partial<DayHours>) => {
    setAnnouncement('')
    onChange({ ...hours, [day]: { ...hours[day], ...patch } }, day)
  }
  const copy = (from: Weekday) => {
    setAnnouncement(copiedWords(hours[from], words.off))
    onChange(copiedToWorkdays(hours, from), ...WORKDAYS)
  }

  return (
    <div>
      {errors.week !== undefined && (
        <chakra.p id={weekError} display="flex" gap="1" alignItems="center" mb="2" textStyle="small" color="danger.fg">
          <StatusIcon kind="error" size={14} />
          {errors.week}
        </chakra.p>
      )}
      <chakra.div borderWidth="1px" borderRadius="md" overflow="hidden" containerType="inline-size">
        {WEEKDAYS.map((day) => (
          <DayRow
            key={day}
            words={words}
            day={day}
            hours={hours[day]}
            error={errors[day]}
            weekError={weekError}
            onChange={(patch) => change(day, patch)}
            onCopy={day === 'monday' ? () => copy(day) : undefined}
          />
        ))}
      </chakra.div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  )
}
