import { chakra } from '@chakra-ui/react'
import * as v from 'valibot'
import { type Approval, channelText, type Rejection, rejectionSchema } from '@/domain/estimate/answer'
import { documentNumber, type Estimate } from '@/domain/estimate/estimate'
import { ANSWER_CHANNELS, type AnswerChannel } from '@/domain/estimate/vocabulary'
import { fullName } from '@/domain/user'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useForm } from '@/ui/kit/forms/use-form'
import { SelectField } from '@/ui/kit/select-field'
import { TextAreaField } from '@/ui/kit/text-area-field'
import { TextField } from '@/ui/kit/text-field'

type Props = {
  estimate: Estimate
  isApproval: boolean
  onAnswer: (answer: Approval | Rejection) => void
  onClose: () => void
}

const CHANNELS = ANSWER_CHANNELS.map((value) => ({ value, label: channelText(value) }))

const checkApproval = checkSchema(v.object({ ...rejectionSchema.entries, rejection_reason: v.string() }))
const checkRejection = checkSchema(rejectionSchema)

/** What the client said, as staff heard it: who, how, and why not. */
export const AnswerDialog = ({ estimate, isApproval, onAnswer, onClose }: Props) => {
  const form = useForm({
    initial: {
      answered_by: estimate.client ? fullName(estimate.client) : '',
      answered_via: 'phone' as AnswerChannel,
      rejection_reason: '',
    },
    check: isApproval ? checkApproval : checkRejection,
    async save({ rejection_reason, ...answer }: Rejection) {
      onAnswer(isApproval ? { ...answer, choice: null } : { ...answer, rejection_reason })
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
      onClose={onClose}
    >
      <chakra.div display="grid" gap="4" pb="2">
        <TextField label="Answered by" autoComplete="off" {...form.text('answered_by')} />
        <SelectField label="How" options={CHANNELS} {...form.choice('answered_via', ANSWER_CHANNELS)} />
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
