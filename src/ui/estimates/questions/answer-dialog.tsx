import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import * as v from 'valibot'
import { fullName } from '@/domain/account/user'
import { type Approval, channelText, type Rejection, rejectionSchema } from '@/domain/estimate/answer'
import { choiceRefusal, hasChoices, presetChoice } from '@/domain/estimate/choice'
import type { Estimate } from '@/domain/estimate/estimate'
import { documentNumber } from '@/domain/estimate/number'
import { type Choice, choiceSchema } from '@/domain/estimate/offer'
import { ANSWER_CHANNELS, type AnswerChannel } from '@/domain/estimate/vocabulary'
import { SelectField } from '@/ui/kit/fields/select-field'
import { TextAreaField } from '@/ui/kit/fields/text-area-field'
import { TextField } from '@/ui/kit/fields/text-field'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useDraft } from '@/ui/kit/forms/use-draft'
import { useForm } from '@/ui/kit/forms/use-form'
import { ChoiceFields } from './choice-fields'

type Props = {
  estimate: Estimate
  isApproval: boolean
  onAnswer: (answer: Approval | Rejection) => void
  onClose: () => void
}

const CHANNELS = ANSWER_CHANNELS.map((value) => ({ value, label: channelText(value) }))

/** An approval and a rejection have the same fields, and each its rule. */
const SHAPE = v.object({ ...rejectionSchema.entries, choice: choiceSchema })

const checkApproval = (estimate: Estimate) =>
  checkSchema(
    v.pipe(
      v.object({ ...SHAPE.entries, rejection_reason: v.string() }),
      v.forward(
        v.partialCheck(
          [['choice']],
          ({ choice }) => choiceRefusal(estimate, choice) === null,
          ({ input }) => choiceRefusal(estimate, input.choice) ?? '',
        ),
        ['choice'],
      ),
    ),
  )
const checkRejection = () => checkSchema(SHAPE)

export const AnswerDialog = ({ estimate, isApproval, onAnswer, onClose }: Props) => {
  const check = useMemo(() => (isApproval ? checkApproval(estimate) : checkRejection()), [isApproval, estimate])
  const formDraft = useDraft({
    form: isApproval ? 'estimate_approval' : 'estimate_rejection',
    part: `of-${estimate.id}`,
    shape: SHAPE,
  })
  const form = useForm({
    ...formDraft,
    initial: {
      answered_by: estimate.client ? fullName(estimate.client) : '',
      answered_via: 'phone' as AnswerChannel,
      rejection_reason: '',
      choice: presetChoice(estimate),
    },
    check,
    async save({ rejection_reason, choice, ...answer }: Rejection & { choice: Choice }) {
      onAnswer(isApproval ? { ...answer, choice } : { ...answer, rejection_reason })
      return null
    },
  })
  return (
    <FormDialog
      form={form}
      title={isApproval ? 'Record approval' : 'Record rejection'}
      description={`${documentNumber(estimate)} ${estimate.title}`}
      submitLabel={isApproval ? 'Record approval' : 'Record rejection'}
      busyLabel="Saving..."
      question={{
        title: isApproval ? 'Discard this approval?' : 'Discard this rejection?',
        object: documentNumber(estimate),
      }}
      onClose={onClose}
    >
      <chakra.div display="grid" gap="4" pb="2">
        <TextField label="Answered by" autoComplete="off" {...form.text('answered_by')} />
        <SelectField label="How" options={CHANNELS} {...form.choice('answered_via', ANSWER_CHANNELS)} />
        {isApproval && hasChoices(estimate) && (
          <ChoiceFields
            estimate={estimate}
            choice={form.form.choice}
            error={form.errors.choice}
            onChoose={(choice) => form.edit({ choice })}
          />
        )}
        {!isApproval && (
          <TextAreaField
            label="Reason"
            rows={3}
            hint="What the client said: it helps with the next version."
            {...form.text('rejection_reason')}
          />
        )}
      </chakra.div>
    </FormDialog>
  )
}
