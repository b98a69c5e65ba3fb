import { chakra } from '@chakra-ui/react'
import { displayAddress } from '@/domain/messaging/display-address'
import { Span } from '@/ui/kit/forms/form-grid'
import { fieldOf } from '@/ui/kit/records/fields/field'
import { RecordForm } from '@/ui/kit/records/fields/record-form'
import type { NumberFormProps } from './types'
import { managingRefusal, NUMBER, NUMBER_HISTORY } from './words'

const Field = fieldOf(NUMBER)

/** Numbers are added by buying them. */
const add = () => Promise.reject(new Error('A number is bought, not added'))

const numberIn = (subject: NumberFormProps['subject']): string =>
  subject && 'first' in subject ? displayAddress(subject.first.phone_number) : ''

export const NumberFormDialog = ({ actor, commands, ...rest }: NumberFormProps) => (
  <RecordForm
    {...rest}
    add={add}
    edit={commands.numbers.edit}
    book={NUMBER}
    noun="phone number"
    history={NUMBER_HISTORY}
    refusal={managingRefusal(actor, 'phone numbers')}
    nameOf={({ friendly_name }) => friendly_name}
  >
    {(form) => (
      <>
        <Span of={6}>
          <chakra.p color="fg.muted" fontVariantNumeric="tabular-nums">
            {numberIn(rest.subject)}
          </chakra.p>
        </Span>
        <Span of={6}>
          <Field form={form} name="friendly_name" placeholder="Main line" />
        </Span>
        <Span of={6}>
          <Field form={form} name="is_active" hint="While it is off, it sends and receives nothing. It stays yours." />
          <Field form={form} name="sms_enabled" />
        </Span>
      </>
    )}
  </RecordForm>
)
