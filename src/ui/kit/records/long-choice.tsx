import { searchBy } from '@/domain/search'
import { Combobox } from '@/ui/kit/combobox/combobox'
import type { SelectOption } from '@/ui/kit/select-field'

type LongChoiceProps = {
  label: string
  hideLabel: true
  value: string
  options: readonly SelectOption[]
  onChoose: (value: string) => void
}

/** Options that a long list shows at once; beyond these one keeps typing. */
const SHOWN = 50

const finds = searchBy(({ label }: SelectOption) => [label])

/** A choice among thousands: found by typing, and never all on the page at once. */
export const LongChoice = ({ value, options, onChoose, ...field }: LongChoiceProps) => {
  const find = (typed: string) => {
    const matching = options.filter(finds(typed))
    return {
      found: matching.slice(0, SHOWN).map((option) => ({ key: option.value, text: option.label })),
      more: Math.max(0, matching.length - SHOWN),
    }
  }
  return (
    <Combobox
      {...field}
      name={field.label}
      listLabel={field.label}
      find={find}
      chosen={options.find((option) => option.value === value)?.label ?? ''}
      onChoose={onChoose}
      none="Nothing found."
    />
  )
}
