import * as v from 'valibot'
import { list } from '../text/field'
import { type Day, formatDay } from '../time/calendar'
import { earliestFirst } from '../time/day'
import { type Absence, absenceSchema, MOST_ABSENCES } from './crew'

/** `Mon, Nov 23 – Thu, Nov 26`, or a single day. */
export const daysText = ({ from, to }: Pick<Absence, 'from' | 'to'>, today?: Day): string =>
  from === to ? formatDay(from, today) : `${formatDay(from, today)} – ${formatDay(to, today)}`

/** `Vacation, Mon, Nov 23 – Thu, Nov 26` */
export const absenceText = (absence: Absence, today?: Day): string =>
  `${absence.reason || 'Away'}, ${daysText(absence, today)}`

export const absencesToCome = (absences: readonly Absence[], today: Day): Absence[] =>
  absences.filter(({ to }) => to >= today).sort((a, b) => earliestFirst(a.from, b.from))

type Problem = { at: number; field: 'from' | 'to'; message: string }

/** Reports absences that end before they begin or overlap. */
const absenceProblems = (absences: readonly Absence[]): Problem[] =>
  absences.flatMap((absence, at): Problem[] => {
    if (absence.to < absence.from) return [{ at, field: 'to', message: 'The last day can’t be before the first day' }]
    const other = absences.slice(0, at).find(({ from, to }) => from <= absence.to && absence.from <= to)
    return other ? [{ at, field: 'from', message: `This overlaps the absence of ${daysText(other)}` }] : []
  })

const rightTogether = v.rawCheck<Absence[]>(({ dataset, addIssue }) => {
  if (!dataset.typed) return
  const { value } = dataset
  for (const { at, field, message } of absenceProblems(value))
    addIssue({
      message,
      path: [
        { type: 'array', origin: 'value', input: value, key: at, value: value[at] },
        { type: 'object', origin: 'value', input: { ...value[at] }, key: field, value: value[at]?.[field] },
      ],
    })
})

/** Validates a list of absences; `absence` parses each one, from a form or from the wire. */
export const rightAbsences = <Input>(absence: v.GenericSchema<Input, Absence>) =>
  v.pipe(list(absence, MOST_ABSENCES), rightTogether)

export const rightAbsencesSchema = rightAbsences(absenceSchema)
