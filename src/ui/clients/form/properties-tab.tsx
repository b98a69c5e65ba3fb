import { chakra } from '@chakra-ui/react'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash'
import { useRef } from 'react'
import {
  emptyPropertyForm,
  isComplete,
  MOST_PROPERTIES,
  type PropertyRow as Row,
  TOO_MANY_PROPERTIES,
} from '@/domain/client/form'
import { lastPropertyRefusal } from '@/domain/client/last-property'
import { PROPERTY_TYPES } from '@/domain/client/property'
import { wordOptions } from '@/domain/client/vocabulary'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { Button } from '@/ui/kit/actions/button'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { SelectField } from '@/ui/kit/fields/select-field'
import { TextField } from '@/ui/kit/fields/text-field'
import { AreaField } from '@/ui/kit/forms/area-field'
import { FormGrid, Span } from '@/ui/kit/forms/form-grid'
import { PlaceFields } from '@/ui/kit/forms/place-fields'
import { type ClientFormState, editRow, rowText } from './client-form'

const TYPE_OPTIONS = wordOptions(PROPERTY_TYPES)

type Props = {
  form: ClientFormState
  /** Returns null when the saved property may be removed. */
  removalRefusal: (id: number) => string | null
}

/** Property rows; at least one remains (CLI-03). */
export const PropertiesTab = ({ form, removalRefusal }: Props) => {
  const adding = useRef<HTMLButtonElement>(null)
  const { properties } = form.form
  const remove = (index: number) => {
    form.edit({ properties: properties.filter((_, at) => at !== index) })
    adding.current?.focus()
  }
  return (
    <chakra.div display="grid" gap="4">
      {properties.map((row, index) => (
        <PropertyRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ids before they are saved, and keep no state of their own
          key={index}
          form={form}
          index={index}
          row={row}
          removalRefusal={
            lastPropertyRefusal(properties.length - 1) ?? (row.id === undefined ? null : removalRefusal(row.id))
          }
          onRemove={() => remove(index)}
        />
      ))}
      <ActionButton
        ref={adding}
        variant="outline"
        justifySelf="start"
        disabledReason={properties.length < MOST_PROPERTIES ? null : TOO_MANY_PROPERTIES}
        onClick={() => form.editAt('', { properties: [...properties, emptyPropertyForm] })}
      >
        <Plus size={16} aria-hidden />
        Add property
      </ActionButton>
    </chakra.div>
  )
}

type RowProps = { form: ClientFormState; index: number; row: Row; removalRefusal: string | null; onRemove: () => void }

const PropertyRow = ({ form, index, row, removalRefusal, onRemove }: RowProps) => {
  const text = rowText(form, index)
  const title = row.property_name || `Property ${index + 1}`
  const { billing_address, billing_city, billing_state, billing_zip } = form.form
  const asBilling = () =>
    editRow(
      form,
      index,
      { address: billing_address, city: billing_city, state: billing_state, zip_code: billing_zip },
      `properties.${index}`,
    )
  const toBilling = () =>
    form.edit({
      billing_address: row.address,
      billing_city: row.city,
      billing_state: row.state,
      billing_zip: row.zip_code,
    })
  const chooseType = (typed: string) => {
    const property_type = PROPERTY_TYPES.find((option) => option === typed)
    if (property_type) editRow(form, index, { property_type }, `properties.${index}.property_type`)
  }
  return (
    <chakra.fieldset borderWidth="1px" borderRadius="md" px="3" pt="2" pb="3" minW="0" aria-label={title}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" mb="2">
        <chakra.span textStyle="heading" flex="1" minW="0" overflowWrap="anywhere">
          {title}
        </chakra.span>
        {billing_address && !isComplete(row) && (
          <Button size="sm" variant="outline" onClick={asBilling}>
            Same as billing address
          </Button>
        )}
        {!billing_address && isComplete(row) && (
          <Button size="sm" variant="outline" onClick={toBilling}>
            Use as billing address
          </Button>
        )}
        <IconButton label={`Delete ${title}`} size="sm" disabledReason={removalRefusal} onClick={onRemove}>
          <Trash2 size={16} aria-hidden />
        </IconButton>
      </chakra.div>
      <FormGrid gap="3">
        <PlaceFields
          label="Address"
          address={text('address')}
          city={text('city')}
          state={text('state')}
          zip={text('zip_code')}
        />
        <Span of={4}>
          <TextField label="Property name" optional placeholder="Home, Front office…" {...text('property_name')} />
        </Span>
        <Span of={2}>
          <SelectField
            label="Property type"
            options={TYPE_OPTIONS}
            value={row.property_type}
            onChange={({ currentTarget }) => chooseType(currentTarget.value)}
          />
        </Span>
        <Span of={3} onPhone={3}>
          <AreaField label="Lot size" {...text('lot_size_sqft')} />
        </Span>
        <Span of={3} onPhone={3}>
          <AreaField label="Lawn area" {...text('lawn_area_sqft')} />
        </Span>
      </FormGrid>
    </chakra.fieldset>
  )
}
