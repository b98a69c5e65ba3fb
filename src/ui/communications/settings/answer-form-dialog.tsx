import { Span } from '@/ui/kit/forms/form-grid'
import { fieldOf } from '@/ui/kit/records/fields/field'
import { RecordForm } from '@/ui/kit/records/fields/record-form'
import type { AnswerFormProps } from './types'
import { ANSWER, ANSWER_HISTORY, managingRefusal } from './words'

const Field = fieldOf(ANSWER)

export const AnswerFormDialog = ({ actor, commands, ...rest }: AnswerFormProps) => (
  <RecordForm
    {...rest}
    {...commands.answers}
    book={ANSWER}
    noun="canned answer"
    history={ANSWER_HISTORY}
    refusal={managingRefusal(actor, 'canned answers')}
    nameOf={({ shortcut }) => shortcut && `/${shortcut}`}
  >
    {(form) => (
      <>
        <Span of={6}>
          <Field form={form} name="shortcut" placeholder="hours" hint="You type / and this word in a message." />
        </Span>
        <Span of={6}>
          <Field form={form} name="body" rows={4} />
        </Span>
      </>
    )}
  </RecordForm>
)
