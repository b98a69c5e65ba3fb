import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { displayAddress } from '@/domain/messaging/display-address'
import {
  areaProblem,
  COUNTRIES,
  type Country,
  MONTHLY_PRICE,
  NUMBER_TYPES,
  type NumberType,
} from '@/domain/messaging/settings/number-search'
import { phoneNumberFields } from '@/domain/messaging/settings/phone-number'
import { formatMoney } from '@/domain/money/money'
import { excessIn } from '@/domain/text/text-limit'
import { isBlank } from '@/domain/text/typed-text'
import { Button } from '@/ui/kit/actions/button'
import { Banner } from '@/ui/kit/feedback/banner'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import { SelectField } from '@/ui/kit/fields/select-field'
import { TextField } from '@/ui/kit/fields/text-field'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import { Dialog } from '@/ui/kit/overlays/dialog'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import type { NumberSearchProps } from './types'

const COUNTRY_LABELS: Record<Country, string> = { US: 'United States', CA: 'Canada' }
const TYPE_LABELS: Record<NumberType, string> = { local: 'Local', toll_free: 'Toll-free' }

const optionsOf = <Word extends string>(words: readonly Word[], labels: Record<Word, string>) =>
  words.map((value) => ({ value, label: labels[value] }))

/** Searches and buys a number (EP-086, EP-087). Without a draft, because it costs money. */
export const NumberSearchDialog = ({ commands, search, onSearch, found, onClose }: NumberSearchProps) => {
  const [chosen, setChosen] = useState<string | null>(null)
  const [name, setName] = useState('')
  const [nameError, setNameError] = useState<string | undefined>()
  const [isBuying, setBuying] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const problem = areaProblem(search.number_type, search.area_code)
  const price = formatMoney(MONTHLY_PRICE[search.number_type])

  const change = (patch: Partial<typeof search>) => {
    setChosen(null)
    onSearch({ ...search, ...patch })
  }
  const buy = async () => {
    const wrong = isBlank(name) ? 'Name is required' : excessIn(phoneNumberFields.friendly_name.row, name)
    setNameError(wrong)
    if (wrong !== undefined || chosen === null) return
    setFailure(null)
    setBuying(true)
    const outcome = await commands.numbers.buy({ phone_number: chosen, friendly_name: name.trim() })
    setBuying(false)
    if (!outcome.ok) return setFailure(outcome.failure.message)
    await outcome.shown
    announce(`${name.trim()} bought`, { undo: outcome.undo })
    onClose()
  }
  return (
    <Dialog
      open
      busy={isBuying}
      onClose={onClose}
      title="Buy a number"
      size="md"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={isBuying} loadingLabel="Buying..." disabled={chosen === null} onClick={() => void buy()}>
            Buy for {price} a month
          </Button>
        </>
      }
    >
      {failure && (
        <Banner kind="warning" detail={failure} onDismiss={() => setFailure(null)}>
          Failed to buy the number. Please try again.
        </Banner>
      )}
      <FormGrid gap="3" pb="3">
        <Span of={2} onPhone={3}>
          <SelectField
            label="Country"
            options={optionsOf(COUNTRIES, COUNTRY_LABELS)}
            value={search.country}
            onChange={({ currentTarget }) => change({ country: currentTarget.value as Country })}
          />
        </Span>
        <Span of={2} onPhone={3}>
          <SelectField
            label="Type"
            options={optionsOf(NUMBER_TYPES, TYPE_LABELS)}
            value={search.number_type}
            onChange={({ currentTarget }) => change({ number_type: currentTarget.value as NumberType })}
          />
        </Span>
        <Span of={2}>
          <TextField
            label="Area code"
            optional
            inputMode="numeric"
            autoComplete="off"
            value={search.area_code}
            error={search.area_code.length < 3 ? undefined : (problem ?? undefined)}
            onChange={({ currentTarget }) => change({ area_code: currentTarget.value.trim() })}
          />
        </Span>
      </FormGrid>
      <Loaded
        of={found}
        loading={<SkeletonLines count={4} label="Searching numbers…" />}
        failed="Numbers could not be searched."
        empty={({ length }) =>
          length === 0 && <chakra.p color="fg.muted">No numbers there. Try another area code.</chakra.p>
        }
      >
        {(numbers) => (
          <chakra.fieldset minW="0" mb="3">
            <chakra.legend textStyle="small" fontWeight="medium" mb="1">
              Numbers
            </chakra.legend>
            <chakra.div
              display="grid"
              gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' }}
              gap="1"
            >
              {numbers.map((number) => (
                <chakra.label key={number} display="flex" alignItems="center" gap="2" minH="8" cursor="pointer">
                  <input
                    type="radio"
                    name="phone_number"
                    value={number}
                    checked={chosen === number}
                    onChange={() => setChosen(number)}
                  />
                  {displayAddress(number)}
                </chakra.label>
              ))}
            </chakra.div>
          </chakra.fieldset>
        )}
      </Loaded>
      <TextField
        label="Name"
        placeholder="Sales line"
        hint="Calls work at once. Texts work once carriers have registered the number: submit it after you buy it."
        autoComplete="off"
        value={name}
        error={nameError}
        onChange={({ currentTarget }) => {
          setNameError(undefined)
          setName(currentTarget.value)
        }}
      />
    </Dialog>
  )
}
