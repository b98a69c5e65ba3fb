import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { emptyJobForm, type JobForm, jobFormSchema } from '@/domain/job/draft'
import type { JobDraft } from '@/domain/job/job'
import { ActionButton } from '@/ui/kit/action-button'
import { Banner } from '@/ui/kit/banner'
import { Button } from '@/ui/kit/button'
import { ConfirmDialog } from '@/ui/kit/confirm-dialog'
import { Dialog } from '@/ui/kit/dialog'
import { announce } from '@/ui/kit/records/use-record-actions'
import { creationRefusal } from '../rules/actions'
import type { JobsScreenProps } from '../types'
import { JobFormFields } from './job-form-fields'

type CreateJobDialogProps = Pick<
  JobsScreenProps,
  'actor' | 'today' | 'commands' | 'clients' | 'onRetryClients' | 'draft' | 'onDraft' | 'onCreating'
>

/**
 * Create Job (JOB-12, JOB-13). What is typed is handed to the caller as a draft and survives a reload; a failure leaves the form
 * filled; closing with unsaved input asks first.
 */
export const CreateJobDialog = (props: CreateJobDialogProps) => {
  const { actor, today, commands, clients, draft, onDraft, onCreating } = props
  const formId = useId()
  const [restored, setRestored] = useState(draft !== null)
  const [leaving, setLeaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const form = useForm<JobForm, unknown, JobDraft>({
    resolver: valibotResolver(jobFormSchema),
    defaultValues: draft ?? emptyJobForm(today),
    shouldFocusError: false,
    // With the default, a rule over two fields waits until every field is right by itself.
    criteriaMode: 'all',
  })
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => onDraft(values) }),
    [form, onDraft],
  )

  const close = () => {
    onDraft(null)
    onCreating(false)
  }
  const leave = () => (draft ? setLeaving(true) : close())
  const startOver = () => {
    form.reset(emptyJobForm(today))
    onDraft(null)
    setRestored(false)
  }
  const submit = form.handleSubmit(async (job) => {
    setProblem(null)
    const outcome = await commands.create(job)
    if (!outcome.ok) return setProblem(outcome.failure.message)
    announce(`${job.title} created`, outcome.undo)
    close()
  })

  return (
    <>
      <Dialog
        open
        onClose={() => !isListOpen() && leave()}
        title="Create Job"
        size="lg"
        footer={
          <>
            <Button variant="outline" onClick={leave}>
              Cancel
            </Button>
            <ActionButton
              type="submit"
              form={formId}
              disabledReason={creationRefusal(actor)}
              loading={form.formState.isSubmitting}
              loadingLabel="Creating..."
            >
              Create Job
            </ActionButton>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
          {restored && (
            <Banner
              kind="info"
              actions={
                <Button size="sm" variant="outline" onClick={startOver}>
                  Start over
                </Button>
              }
            >
              What you had typed is back.
            </Banner>
          )}
          {problem !== null && (
            <Banner kind="warning" detail={problem}>
              Failed to create job. Please try again.
            </Banner>
          )}
          <JobFormFields form={form} clients={clients} onRetryClients={props.onRetryClients} />
        </form>
      </Dialog>
      <ConfirmDialog
        open={leaving}
        title="Discard this job?"
        object={form.getValues('title') || 'A job without a title'}
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        onConfirm={close}
        onCancel={() => setLeaving(false)}
      >
        What you have typed is not saved.
      </ConfirmDialog>
    </>
  )
}

/** The dialog hears Escape before the client list does, and must leave the first one to it. */
const isListOpen = () => document.activeElement?.matches('[role=combobox][aria-expanded=true]') === true
