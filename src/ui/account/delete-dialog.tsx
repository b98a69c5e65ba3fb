import { chakra } from '@chakra-ui/react'
import { confirms, confirmText, RETENTION_DAYS } from '@/domain/account/deletion'
import { fieldErrors } from '@/domain/text/field-errors'
import { TextField } from '@/ui/kit/fields/text-field'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { checkErrors, useForm } from '@/ui/kit/forms/use-form'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import type { AccountCommands } from './types'

type Props = {
  owns: boolean
  /** Text to type as confirmation: the business's or the person's name. */
  name: string
  commands: Pick<AccountCommands, 'remove'>
  onClose: () => void
}

/** Requires typing the name, and states what is retained and for how long. */
export const DeleteDialog = ({ owns, name, commands, onClose }: Props) => {
  const form = useForm({
    initial: { name: '' },
    check: checkErrors(
      (form: { name: string }) => fieldErrors({ name: confirms(form.name, name) ? undefined : confirmText(name) }),
      (form) => form.name,
    ),
    async save(typed: string) {
      const outcome = await commands.remove(typed)
      if (!outcome.ok) return outcome.failure
      await outcome.shown
      announce('Your account is going to be deleted', { undo: outcome.undo, about: 'account/deletion' })
      onClose()
      return null
    },
  })
  return (
    <FormDialog
      form={form}
      title="Delete Account"
      submitLabel="Delete Account"
      busyLabel="Deleting..."
      destructive
      failureText="The account could not be deleted. Please try again."
      question={null}
      onClose={onClose}
    >
      <chakra.div display="grid" gap="3" pb="2">
        <p>
          <strong>{name}</strong>
        </p>
        <chakra.ul ps="5" listStyleType="disc" display="grid" gap="1">
          <li>Everything is kept for {RETENTION_DAYS} days. Until then you can sign in and keep the account.</li>
          <li>
            {owns
              ? 'After that, no one in the business can sign in, and its records are gone.'
              : 'After that, you can’t sign in anymore. What you did stays in the history of the business.'}
          </li>
          {owns && <li>A running subscription is charged until you cancel it under Subscription.</li>}
        </chakra.ul>
        <TextField label={confirmText(name)} autoComplete="off" {...form.text('name')} />
      </chakra.div>
    </FormDialog>
  )
}
