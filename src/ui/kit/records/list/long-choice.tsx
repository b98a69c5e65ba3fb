import { searchBy } from '@/domain/text/search'
import { Combobox } from '@/ui/kit/fields/combobox/combobox'
import { firstMatches } from '@/ui/kit/fields/combobox/first-matches'
import type { SelectOption } from '@/ui/kit/fields/select-field'

type LongChoiceProps = {
  label: string
  hideLabel: true
  value: string
  options: readonly SelectOption[]
  onChoose: (value: string) => void
}

const finds = searchBy(({ label }: SelectOption) => [label])

export const LongChoice = ({ value, options, onChoose, ...field }: LongChoiceProps) => {
  const find = (typed: string) => {
    const { found, more } = firstMatches(options.filter(finds(typed)))
    return { found: found.map((option) => ({ key: option.value, text: option.label })), more }
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
