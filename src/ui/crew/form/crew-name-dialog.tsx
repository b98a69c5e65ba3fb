import * as v from 'valibot'
import { type Crew, crewNameSchema } from '@/domain/crew/crew-name'
import { TextField } from '@/ui/kit/fields/text-field'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useDraft } from '@/ui/kit/forms/use-draft'
import { useForm } from '@/ui/kit/forms/use-form'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import type { CrewContext } from '../types'

type Props = Pick<CrewContext, 'commands'> & {
  /** Null for a new crew. */
  crew: Pick<Crew, 'id' | 'name'> | null
  onCreated?: (id: number) => void
  onClose: () => void
}

const shape = v.object({ name: crewNameSchema })
const check = checkSchema(shape)

export const CrewNameDialog = ({ commands, crew, onCreated, onClose }: Props) => {
  const formDraft = useDraft({ form: 'crew_name', part: crew ? `of-${crew.id}` : 'new', shape })
  const form = useForm({
    ...formDraft,
    initial: { name: crew?.name ?? '' },
    check,
    async save({ name }) {
      if (name === crew?.name) {
        onClose()
        return null
      }
      const outcome = await (crew ? commands.renameCrew(crew, name) : commands.createCrew(name))
      if (!outcome.ok) return outcome.failure
      await outcome.shown
      announce(crew ? `${crew.name} is now ${name}` : `${name} added`, { undo: outcome.undo })
      if (outcome.id !== undefined) onCreated?.(outcome.id)
      onClose()
      return null
    },
  })
  return (
    <FormDialog
      form={form}
      size="sm"
      title={crew ? 'Rename crew' : 'New crew'}
      submitLabel={crew ? 'Rename' : 'Add crew'}
      busyLabel={crew ? 'Renaming...' : 'Adding...'}
      failureText={crew ? 'Failed to rename crew. Please try again.' : 'Failed to add crew. Please try again.'}
      question={{ title: crew ? 'Discard these changes?' : 'Discard this crew?', object: crew?.name ?? 'A new crew' }}
      onClose={onClose}
    >
      <TextField label="Name" autoComplete="off" placeholder="Lawns" {...form.text('name')} />
    </FormDialog>
  )
}
