import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { addressProblem, toE164 } from '@/domain/messaging/address'
import { displayAddress } from '@/domain/messaging/display-address'
import type { HandsetPerson, Handsets } from '@/domain/messaging/handset'
import { isEmail, LONGEST } from '@/domain/text/field'
import { searchPeopleBy } from '@/domain/text/search-people'
import { Button } from '@/ui/kit/actions/button'
import { Combobox, type ComboboxOption } from '@/ui/kit/fields/combobox/combobox'
import { firstMatches } from '@/ui/kit/fields/combobox/first-matches'
import { SelectField } from '@/ui/kit/fields/select-field'
import { TextField } from '@/ui/kit/fields/text-field'
import type { HandsetOwner } from './types'

const finds = searchPeopleBy(
  ({ name, email }: HandsetPerson) => [name, email],
  ({ phone }) => phone,
)

const UNKNOWN_NUMBER = 'Unknown number'
const UNKNOWN_ADDRESS = 'Unknown address'

const STRANGERS: readonly ComboboxOption[] = [
  { key: UNKNOWN_NUMBER, text: UNKNOWN_NUMBER, detail: 'A phone that no client has' },
  { key: UNKNOWN_ADDRESS, text: UNKNOWN_ADDRESS, detail: 'A mailbox that no client has' },
]

export type OwnerChoice = { client: number } | { phone: string } | { email: string }

type Props = {
  handsets: Handsets
  owner: HandsetOwner | null
  onChoose: (choice: OwnerChoice) => void
  onBusiness: (id: number) => void
}

/** Whose phone and mailbox to use: a client's, or those of someone the business doesn't know. */
export const OwnerChoiceFields = ({ handsets, owner, onChoose, onBusiness }: Props) => {
  const [stranger, setStranger] = useState<'number' | 'address' | null>(null)
  const { people, businesses, business } = handsets
  const find = (typed: string) => {
    const { found, more } = firstMatches(people.filter(finds(typed)))
    const options = found.map(({ client_id, name, phone, email }) => ({
      key: String(client_id),
      text: name,
      detail: phone === '' ? email : displayAddress(phone),
    }))
    return { found: [...STRANGERS, ...options], more }
  }
  const choose = (key: string) => {
    if (key === UNKNOWN_NUMBER) return setStranger('number')
    if (key === UNKNOWN_ADDRESS) return setStranger('address')
    setStranger(null)
    onChoose({ client: Number(key) })
  }
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="end" gap="3" flex="1 1 18rem" minW="0">
      {businesses.length > 1 && (
        <chakra.div flex="0 1 14rem" minW="0">
          <SelectField
            label="Business"
            value={String(business.id)}
            options={businesses.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={({ currentTarget }) => onBusiness(Number(currentTarget.value))}
          />
        </chakra.div>
      )}
      <chakra.div flex="1 1 14rem" minW="0" maxW="22rem">
        <Combobox
          name="person"
          label="Person"
          listLabel="People"
          placeholder="Search by name, phone or email"
          find={find}
          chosen={owner?.name ?? ''}
          onChoose={choose}
          none="No client found."
        />
      </chakra.div>
      {stranger !== null && (
        <StrangerForm
          key={stranger}
          kind={stranger}
          onChoose={(choice) => {
            setStranger(null)
            onChoose(choice)
          }}
        />
      )}
    </chakra.div>
  )
}

type StrangerProps = { kind: 'number' | 'address'; onChoose: (choice: OwnerChoice) => void }

const read = (kind: StrangerProps['kind'], typed: string): OwnerChoice | string => {
  if (kind === 'address')
    return isEmail(typed.trim()) ? { email: typed.trim().toLowerCase() } : (addressProblem(typed) ?? '')
  const phone = toE164(typed)
  return phone === null ? 'Enter a phone number, like (512) 555-0142' : { phone }
}

const StrangerForm = ({ kind, onChoose }: StrangerProps) => {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  return (
    <chakra.form
      noValidate
      display="flex"
      alignItems="end"
      gap="2"
      flex="1 1 16rem"
      minW="0"
      onSubmit={(event) => {
        event.preventDefault()
        const choice = read(kind, typed)
        if (typeof choice === 'string') setError(choice)
        else onChoose(choice)
      }}
    >
      <chakra.div flex="1" minW="0">
        <TextField
          label={kind === 'number' ? 'Phone number' : 'Email address'}
          type={kind === 'number' ? 'tel' : 'email'}
          autoComplete="off"
          limit={LONGEST.email}
          value={typed}
          error={error}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </chakra.div>
      <Button type="submit">Use</Button>
    </chakra.form>
  )
}
