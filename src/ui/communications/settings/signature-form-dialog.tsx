import { Span } from '@/ui/kit/forms/form-grid'
import { fieldOf } from '@/ui/kit/records/fields/field'
import { RecordForm } from '@/ui/kit/records/fields/record-form'
import type { SignatureFormProps } from './types'
import { SIGNATURE, SIGNATURE_HISTORY, signatureRefusal } from './words'

const Field = fieldOf(SIGNATURE)

export const SignatureFormDialog = ({ actor, commands, ...rest }: SignatureFormProps) => (
  <RecordForm
    {...rest}
    {...commands.signatures}
    book={SIGNATURE}
    noun="signature"
    history={SIGNATURE_HISTORY}
    refusal={signatureRefusal(actor)}
    nameOf={({ name }) => name}
  >
    {(form) => (
      <>
        <Span of={6}>
          <Field form={form} name="name" hint="Only you see it." />
        </Span>
        <Span of={6}>
          <Field form={form} name="body" rows={4} />
        </Span>
        <Span of={6}>
          <Field form={form} name="is_default" />
        </Span>
      </>
    )}
  </RecordForm>
)
