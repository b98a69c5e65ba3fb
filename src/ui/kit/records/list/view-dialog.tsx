import * as v from 'valibot'
import { viewName } from '@/domain/record/saved-view'
import { TextField } from '@/ui/kit/fields/text-field'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useDraft } from '@/ui/kit/forms/use-draft'
import { useForm } from '@/ui/kit/forms/use-form'
import type { Outcome } from '../actions/run-on-many'
import type { View, Views } from './views'

type ViewDialogProps = {
  views: Views
  /** Null saves the current list as a new view. */
  view: View | null
  onDone: (name: string, outcome: Extract<Outcome, { ok: true }>) => void
  onClose: () => void
}

const shape = v.object({ name: viewName })
const check = checkSchema(shape)

export const ViewDialog = ({ views, view, onDone, onClose }: ViewDialogProps) => {
  const formDraft = useDraft({ form: 'view', part: view ? `of-${view.id}` : `new-${views.area}`, shape })
  const form = useForm({
    ...formDraft,
    initial: { name: view?.name ?? '' },
    check,
    async save({ name }) {
      if (view?.name !== name) {
        const outcome = await (view ? views.rename(view, name) : views.save(name))
        if (!outcome.ok) return outcome.failure
        onDone(name, outcome)
      }
      onClose()
      return null
    },
  })
  return (
    <FormDialog
      form={form}
      size="sm"
      title={view ? 'Rename view' : 'Save view'}
      description={view ? undefined : 'Saves the search, filters, sort and columns you see now. Only you see it.'}
      submitLabel={view ? 'Rename' : 'Save view'}
      busyLabel={view ? 'Renaming...' : 'Saving...'}
      failureText={view ? 'Failed to rename view. Please try again.' : 'Failed to save view. Please try again.'}
      question={{ title: view ? 'Discard these changes?' : 'Discard this view?', object: view?.name ?? 'A new view' }}
      onClose={onClose}
    >
      <TextField label="Name" autoComplete="off" {...form.text('name')} />
    </FormDialog>
  )
}
