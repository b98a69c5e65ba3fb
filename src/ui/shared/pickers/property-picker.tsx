import { fullName } from '@/domain/account/user'
import type { ListedProperty } from '@/domain/client/listed-property'
import { searchBy } from '@/domain/text/search'
import { Combobox } from '@/ui/kit/fields/combobox/combobox'
import { firstMatches } from '@/ui/kit/fields/combobox/first-matches'
import type { SelectFieldProps } from '@/ui/kit/fields/select-field'

type PropertyPickerProps = Pick<SelectFieldProps, 'error' | 'hint'> & {
  properties: readonly ListedProperty[]
  chosen: number | null
  onChoose: (id: number) => void
}

const placeOf = ({ address, city }: ListedProperty): string => `${address}, ${city}`

const finds = searchBy((property: ListedProperty) => [placeOf(property), fullName(property.client)])

export const PropertyPicker = ({ properties, chosen, onChoose, ...field }: PropertyPickerProps) => {
  const property = properties.find(({ id }) => id === chosen)
  const find = (typed: string) => {
    const { found, more } = firstMatches(properties.filter(finds(typed)))
    return {
      found: found.map((each) => ({ key: String(each.id), text: placeOf(each), detail: fullName(each.client) })),
      more,
    }
  }
  return (
    <Combobox
      {...field}
      name="property_id"
      label="Property"
      listLabel="Properties"
      placeholder="Search by address or client"
      find={find}
      chosen={property ? `${placeOf(property)} (${fullName(property.client)})` : ''}
      onChoose={(key) => onChoose(Number(key))}
      none="No property found."
    />
  )
}
