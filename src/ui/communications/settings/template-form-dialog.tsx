import { Span } from '@/ui/kit/forms/form-grid'
import { fieldOf } from '@/ui/kit/records/fields/field'
import { RecordForm } from '@/ui/kit/records/fields/record-form'
import { checkTemplate } from './template-check'
import { PlaceholderChips, TemplatePreview } from './template-preview'
import type { TemplateFormProps } from './types'
import { managingRefusal, TEMPLATE, TEMPLATE_HISTORY } from './words'

const Field = fieldOf(TEMPLATE)

/** Where the cursor is, or at the end. */
const withInserted = (text: string, placeholder: string, at: HTMLTextAreaElement | null): string => {
  const { selectionStart: start, selectionEnd: end } = at ?? { selectionStart: text.length, selectionEnd: text.length }
  return text.slice(0, start) + placeholder + text.slice(end)
}

export const TemplateFormDialog = ({ actor, commands, businessName, staffName, ...rest }: TemplateFormProps) => (
  <RecordForm
    {...rest}
    {...commands.templates}
    book={TEMPLATE}
    noun="template"
    history={TEMPLATE_HISTORY}
    refusal={managingRefusal(actor, 'templates')}
    check={checkTemplate}
    size="lg"
    nameOf={({ name }) => name}
  >
    {(form) => (
      <>
        <Span of={6}>
          <Field form={form} name="name" />
        </Span>
        <Span of={2}>
          <Field form={form} name="channel" />
        </Span>
        <Span of={2} onPhone={3}>
          <Field form={form} name="category" />
        </Span>
        <Span of={2} onPhone={3}>
          <Field form={form} name="purpose" />
        </Span>
        {form.form.channel === 'email' && (
          <Span of={6}>
            <Field form={form} name="subject_template" />
          </Span>
        )}
        <Span of={6}>
          <Field form={form} name="body_template" rows={6} />
        </Span>
        <Span of={6}>
          <PlaceholderChips
            onInsert={(placeholder, at) => {
              form.edit({ body_template: withInserted(form.form.body_template, placeholder, at) })
              at?.focus()
            }}
          />
        </Span>
        <Span of={6}>
          <TemplatePreview form={form.form} businessName={businessName} staffName={staffName} />
        </Span>
      </>
    )}
  </RecordForm>
)
