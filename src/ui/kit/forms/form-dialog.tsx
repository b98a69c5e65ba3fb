import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId, useState } from 'react'
import type { Failure } from '@/domain/failure'
import { Banner } from '../banner'
import { Button } from '../button'
import { ConfirmDialog } from '../confirm-dialog'
import { Dialog } from '../dialog'
import { ErrorSummary } from './error-summary'
import type { useForm } from './use-form'

export type FormDialogProps = {
  form: Pick<
    ReturnType<typeof useForm>,
    'submit' | 'busy' | 'problem' | 'isRestored' | 'isUnsaved' | 'startOver' | 'discard' | 'summary'
  >
  title: string
  description?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  submitLabel: string
  busyLabel: string
  /** What could not be done, the server's own words below it; absent where the failure says it in stated words. */
  failureText?: string
  /** What can be done about a failure, other than sending again. */
  failureActions?: (failure: Failure) => ReactNode
  /** The question before unsaved input is thrown away, naming it; absent where there is little to lose. */
  question?: { title: string; object: string }
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog: its errors summed up, what failed, what came back after a reload, and a question before it is thrown away. */
export const FormDialog = (props: FormDialogProps) => {
  const { form, question, onClose } = props
  const id = useId()
  const [isAsking, setAsking] = useState(false)
  const leave = () => (question && form.isUnsaved ? setAsking(true) : discard())
  const discard = () => {
    form.discard()
    onClose()
  }
  return (
    <>
      <Dialog
        open
        onClose={() => !isListOpen() && leave()}
        title={props.title}
        description={props.description}
        size={props.size ?? 'md'}
        footer={
          <>
            <Button variant="outline" onClick={leave}>
              Cancel
            </Button>
            <Button type="submit" form={id} loading={form.busy} loadingLabel={props.busyLabel}>
              {props.submitLabel}
            </Button>
          </>
        }
      >
        <form id={id} noValidate onSubmit={form.submit}>
          <chakra.div
            display="grid"
            gap="3"
            mt={form.isRestored || form.problem ? '0' : '3'}
            mb="3"
            _empty={{ display: 'none' }}
          >
            {form.isRestored && (
              <Banner
                kind="info"
                actions={
                  <Button size="sm" variant="outline" onClick={form.startOver}>
                    Start over
                  </Button>
                }
              >
                What you had typed is back.
              </Banner>
            )}
            {form.problem && (
              <Banner
                kind="warning"
                detail={props.failureText !== form.problem.message && props.failureText && form.problem.message}
                actions={props.failureActions?.(form.problem)}
              >
                {props.failureText ?? form.problem.message}
              </Banner>
            )}
            <ErrorSummary {...form.summary} />
          </chakra.div>
          {props.children}
        </form>
      </Dialog>
      {question && (
        <ConfirmDialog
          open={isAsking}
          title={question.title}
          object={question.object}
          confirmLabel="Discard"
          cancelLabel="Keep editing"
          onConfirm={discard}
          onCancel={() => setAsking(false)}
        >
          What you have typed is not saved.
        </ConfirmDialog>
      )}
    </>
  )
}

/** The dialog hears Escape before an open list of a combobox does, and leaves the first one to it. */
const isListOpen = () => document.activeElement?.matches('[role=combobox][aria-expanded=true]') === true
