import type { Application } from '@/domain/chemical/application'
import { chemicalLabel } from '@/domain/chemical/vocabulary'
import { numberText } from '@/domain/money/number-text'
import { counted } from '@/domain/text/wording'
import { formatDay, formatTime } from '@/domain/time/calendar'
import type { SelectOption } from '@/ui/kit/fields/select-field'

/** `4.5 gallons`; empty when unknown. */
export const amountText = ({ total_amount_applied: amount, amount_unit: unit }: Application): string =>
  amount === null ? '' : `${numberText(amount)} ${unit}`

/** `Wed, Nov 18, 8:00 AM` */
export const momentText = (
  { application_date, application_time }: Pick<Application, 'application_date' | 'application_time'>,
  today?: string,
): string => `${formatDay(application_date, today)}, ${formatTime(application_time)}`

/** `12 hours` */
export const hoursText = (hours: number): string => counted(hours, 'hour')

export const chemicalOptions = (words: readonly string[]): SelectOption[] =>
  words.map((value) => ({ value, label: chemicalLabel(value) }))
