import type { Day } from '../time/calendar'
import type { EquipmentRow } from './equipment'

export const NAME_TAKEN = 'Equipment with this name already exists at this property'

type Problem<Field extends string> = { field: Field; message: string } | null

type Dated = { done_on: Day } | { occurred_on: Day }
const dayOf = (entry: Dated): Day => ('done_on' in entry ? entry.done_on : entry.occurred_on)

export const installProblem = (installed: Day, today: Day, entries: readonly Dated[] = []): Problem<'installed_on'> => {
  const field = 'installed_on'
  if (installed > today) return { field, message: 'The install date can’t be in the future' }
  const isLate = entries.some((entry) => dayOf(entry) < installed)
  return isLate ? { field, message: 'A service or a fault is on record before this date' } : null
}

const dayProblem = (day: Day, { installed_on }: Pick<EquipmentRow, 'installed_on'>, today: Day): string | null => {
  if (day > today) return 'The date can’t be in the future'
  return day < installed_on ? 'The date can’t be before the install date' : null
}

export const serviceProblem = (
  { done_on }: { done_on: Day },
  unit: Pick<EquipmentRow, 'installed_on'>,
  today: Day,
): Problem<'done_on'> => {
  const message = dayProblem(done_on, unit, today)
  return message === null ? null : { field: 'done_on', message }
}

export const faultProblem = (
  { occurred_on }: { occurred_on: Day },
  unit: Pick<EquipmentRow, 'installed_on'>,
  today: Day,
): Problem<'occurred_on'> => {
  const message = dayProblem(occurred_on, unit, today)
  return message === null ? null : { field: 'occurred_on', message }
}
