import { chakra } from '@chakra-ui/react'
import { displayAddress } from '@/domain/messaging/display-address'
import type { ThreadAddress } from '@/domain/messaging/views'
import { controlRecipe } from '@/ui/kit/fields/control-recipe'
import type { ComposerSetup } from '../types'
import { addressLabel, type Writing } from './outgoing'

const Select = chakra('select', controlRecipe)

type Props = {
  addresses: readonly ThreadAddress[]
  numbers: ComposerSetup['numbers']
  writing: Writing
  onTo: (address: string) => void
  onFrom: (number: string) => void
}

/** A choice only where there is one (COMM-07). */
export const SenderFields = ({ addresses, numbers, writing, onTo, onFrom }: Props) => (
  <>
    {addresses.length > 1 && (
      <Choice
        label="To"
        value={writing.to}
        onChange={onTo}
        options={addresses.map((address) => ({ value: address.address, label: addressLabel(address) }))}
      />
    )}
    {numbers.length > 1 && (
      <Choice
        label="From"
        value={writing.from}
        onChange={onFrom}
        options={numbers.map(({ phone_number, friendly_name }) => ({
          value: phone_number,
          label: `${friendly_name} ${displayAddress(phone_number)}`,
        }))}
      />
    )}
  </>
)

type ChoiceProps = {
  label: string
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; label: string }[]
}

const Choice = ({ label, value, onChange, options }: ChoiceProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the select is inside
  <chakra.label display="inline-flex" alignItems="center" gap="1.5" textStyle="small" color="fg.muted" minW="0">
    <span>{label}</span>
    <Select
      value={value}
      width="auto"
      maxW="13rem"
      minH="8"
      fontSize="sm"
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  </chakra.label>
)
