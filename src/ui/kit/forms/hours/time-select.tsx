import { chakra } from '@chakra-ui/react'
import { formatTime } from '@/domain/time/calendar'
import type { TimeOfDay } from '@/domain/time/day'
import { TIME_CHOICES } from '@/domain/time/hours'
import { controlRecipe } from '@/ui/kit/fields/control-recipe'

const Select = chakra('select', controlRecipe)

const LABELS = new Map(TIME_CHOICES.map((time) => [time, formatTime(time)]))

/** Includes a stored time that isn't one of the choices. */
const choicesWith = (value: TimeOfDay) => (LABELS.has(value) ? TIME_CHOICES : [value, ...TIME_CHOICES])

type Props = {
  name: string
  label: string
  value: TimeOfDay
  error: string | undefined
  onChange: (value: TimeOfDay) => void
}

/** In half-hour steps (ONB-25). */
export const TimeSelect = ({ name, label, value, error, onChange }: Props) => (
  <Select
    name={name}
    aria-label={label}
    aria-describedby={error}
    aria-invalid={error === undefined ? undefined : true}
    width={{ base: '100%', md: '8rem' }}
    px={{ base: '1.5', md: '2.5' }}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  >
    {choicesWith(value).map((time) => (
      <option key={time} value={time}>
        {LABELS.get(time) ?? formatTime(time)}
      </option>
    ))}
  </Select>
)
