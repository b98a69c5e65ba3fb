import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { Span } from '@/ui/kit/forms/form-grid'
import { fieldOf } from '@/ui/kit/records/fields/field'
import { RecordForm } from '@/ui/kit/records/fields/record-form'
import { checkTemplate } from './template-check'
import { PlaceholderChips, TemplatePreview, type TextControl, textControl } from './template-preview'
import type { TemplateFormProps } from './types'
import { managingRefusal, TEMPLATE, TEMPLATE_HISTORY } from './words'

const Field = fieldOf(TEMPLATE)

export const TemplateFormDialog = ({ actor, commands, businessName, staffName, ...rest }: TemplateFormProps) => {
  const [last, setLast] = useState<TextControl | null>(null)
  return (
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
          <chakra.div display="contents" onFocus={({ target }) => setLast(textControl(target))}>
            {form.form.channel === 'email' && (
              <Span of={6}>
                <Field form={form} name="subject_template" optional={false} />
              </Span>
            )}
            <Span of={6}>
              <Field form={form} name="body_template" rows={6} />
            </Span>
          </chakra.div>
          <Span of={6}>
            <PlaceholderChips
              last={last}
              onWrite={(field, text) =>
                form.edit(field === 'subject_template' ? { subject_template: text } : { body_template: text })
              }
            />
          </Span>
          <Span of={6}>
            <TemplatePreview form={form.form} businessName={businessName} staffName={staffName} />
          </Span>
        </>
      )}
    </RecordForm>
  )
}
