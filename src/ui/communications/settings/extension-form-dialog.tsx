import { Span } from '@/ui/kit/forms/form-grid'
import { fieldOf } from '@/ui/kit/records/fields/field'
import { RecordForm } from '@/ui/kit/records/fields/record-form'
import type { ExtensionFormProps } from './types'
import { EXTENSION, extensionHistory, managingRefusal, numberLabel } from './words'

const Field = fieldOf(EXTENSION)

export const ExtensionFormDialog = ({ actor, commands, numbers, people, ...rest }: ExtensionFormProps) => {
  const numberOptions = numbers.map((number) => ({ value: String(number.id), label: numberLabel(number) }))
  const personOptions = people.map(({ id, name }) => ({ value: String(id), label: name }))
  // Someone who left, or whom this person may not see.
  const optionsWith = (chosen: string) =>
    chosen === '' || personOptions.some(({ value }) => value === chosen)
      ? personOptions
      : [...personOptions, { value: chosen, label: 'Someone else' }]
  return (
    <RecordForm
      {...rest}
      {...commands.extensions}
      book={EXTENSION}
      noun="extension"
      history={extensionHistory(numbers, people)}
      refusal={managingRefusal(actor, 'extensions')}
      begins={numberOptions.length === 1 ? { phone_number_id: numberOptions[0]?.value ?? '' } : {}}
      nameOf={({ extension, label }) => `${extension} ${label}`.trim()}
    >
      {(form) => (
        <>
          <Span of={6}>
            <Field
              form={form}
              name="phone_number_id"
              options={[{ value: '', label: 'Choose a number' }, ...numberOptions]}
            />
          </Span>
          <Span of={2} onPhone={2}>
            <Field form={form} name="extension" placeholder="101" />
          </Span>
          <Span of={4} onPhone={4}>
            <Field form={form} name="label" placeholder="Office" />
          </Span>
          <Span of={6}>
            <Field
              form={form}
              name="user_id"
              options={[{ value: '', label: 'No one, a desk' }, ...optionsWith(form.form.user_id)]}
            />
          </Span>
        </>
      )}
    </RecordForm>
  )
}
