import { chakra } from '@chakra-ui/react'
import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Failure } from '@/domain/record/failure'
import { ActionButton } from '../actions/action-button'
import { Button } from '../actions/button'
import { Banner } from '../feedback/banner'
import { Dialog } from '../overlays/dialog'
import { DiscardQuestion, type DiscardWords, useLeave } from './discard-question'
import { DraftNotice } from './draft-notice'
import { ErrorSummary } from './error-summary'
import { failureDetail, failureTitle } from './form-failure'
import { MergeNotice } from './merge-notice'
import type { useForm } from './use-form'
import type { Others } from './use-record-form'

export type FormDialogProps = {
  form: Pick<
    ReturnType<typeof useForm>,
    'submit' | 'busy' | 'problem' | 'isRestored' | 'lost' | 'isUnsaved' | 'startOver' | 'discard' | 'summary'
  > & {
    others?: Others
    othersRef?: Ref<HTMLDivElement>
  }
  title: string
  description?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'full'
  submitLabel: string
  busyLabel: string
  /** Closes without submitting; defaults to "Cancel", which needs replacing if the submit itself cancels something. */
  leaveLabel?: string
  destructive?: boolean
  /** The reason that the submit is disabled, if the requirements disable it. */
  submitRefusal?: string | null
  notice?: ReactNode
  /** The failure's title, with the server's message below; absent if the failure has a specified message. */
  failureText?: string
  failureActions?: (failure: Failure) => ReactNode
  /** The confirmation before unsaved input is discarded; null if the input is trivial. */
  question: DiscardWords | null
  sum?: ReactNode
  /** Tab navigation; null at either end. The last tab has the submit. */
  turning?: Turning
  onClose: () => void
  children: ReactNode
}

export type Turning = { onBack: (() => void) | null; onNext: (() => void) | null }

/**
 * A form dialog with an error summary, failures, concurrent changes, restored drafts and a discard confirmation. Focus starts on the first
 * field, and the dialog stays open during a save.
 */
export const FormDialog = (props: FormDialogProps) => {
  const { form, question, turning, onClose } = props
  const id = useId()
  const gone = form.others?.gone ?? null
  // Fields that load late come after the dialog has taken focus; the first one gets it then, unless the user has moved it.
  const isWaiting = useRef(true)
  useEffect(() => {
    const field = isWaiting.current ? firstField(id) : null
    if (!field) return
    isWaiting.current = false
    if (document.activeElement === panelOf(id)) field.focus()
  })
  const leaving = useLeave(form.isUnsaved && question !== null, () => {
    form.discard()
    onClose()
  })
  // Input for a deleted record is kept in case the record is restored.
  const leave = gone !== null && form.isUnsaved ? onClose : leaving.leave
  // A field can only be focused once its tab is visible.
  const turn = (turnTab: () => void) => () => {
    flushSync(turnTab)
    firstField(id)?.focus()
  }
  return (
    <>
      <Dialog
        open
        onClose={() => !isListOpen() && leave()}
        title={props.title}
        description={props.description}
        size={props.size ?? 'md'}
        busy={form.busy}
        initialFocus={() => fieldInUse(id) ?? firstField(id) ?? panelOf(id)}
        footer={
          <>
            {props.sum && (
              <chakra.p
                role="status"
                flex={{ base: '1 0 100%', sm: '1' }}
                alignSelf="center"
                minW="0"
                fontWeight="medium"
              >
                {props.sum}
              </chakra.p>
            )}
            {/* Four buttons are too many for a phone, which has the close button. */}
            <Button
              variant="outline"
              display={{ base: turning ? 'none' : 'inline-flex', sm: 'inline-flex' }}
              disabled={form.busy}
              onClick={leave}
            >
              {props.leaveLabel ?? 'Cancel'}
            </Button>
            {turning?.onBack && (
              <Button variant="outline" onClick={turn(turning.onBack)}>
                Back
              </Button>
            )}
            <ActionButton
              type="submit"
              variant={submitVariant(props)}
              form={id}
              disabledReason={gone ?? props.submitRefusal}
              loading={form.busy}
              loadingLabel={props.busyLabel}
            >
              {props.submitLabel}
            </ActionButton>
            {turning?.onNext && <Button onClick={turn(turning.onNext)}>Next</Button>}
          </>
        }
      >
        <form id={id} noValidate onSubmit={form.submit}>
          <chakra.div
            display="grid"
            gap="3"
            mt={
              props.notice || form.isRestored || form.lost.values.length > 0 || form.problem || hasNews(form.others)
                ? '0'
                : '3'
            }
            mb="3"
            // Concurrent changes have their own region, which is mostly empty.
            css={{ '&:not(:has(> :not(:empty)))': { display: 'none' } }}
          >
            {!form.problem && props.notice}
            <DraftNotice
              isRestored={form.isRestored}
              lost={form.lost}
              object={question?.object ?? props.title}
              onStartOver={() => form.startOver()}
            />
            {form.problem && (
              <Banner
                kind="warning"
                detail={failureDetail(form.problem, props.failureText)}
                actions={props.failureActions?.(form.problem)}
              >
                {failureTitle(form.problem, props.failureText)}
              </Banner>
            )}
            {form.others && <MergeNotice {...form.others} ref={form.othersRef} />}
            <ErrorSummary {...form.summary} />
          </chakra.div>
          {props.children}
        </form>
      </Dialog>
      {question && <DiscardQuestion {...question} {...leaving.asking} />}
    </>
  )
}

const submitVariant = ({ turning, destructive }: Pick<FormDialogProps, 'turning' | 'destructive'>) => {
  if (destructive) return 'danger'
  return turning?.onNext ? 'outline' : 'solid'
}

const hasNews = (others: Others | undefined) =>
  others !== undefined && (others.gone !== null || others.conflicts.length > 0 || others.incoming.length > 0)

const FIELDS = 'input:not([readonly]), select, textarea'

const firstField = (formId: string): HTMLElement | null => {
  const fields = document.getElementById(formId)?.querySelectorAll<HTMLElement>(FIELDS) ?? []
  return [...fields].find((field) => field.closest('[hidden]') === null) ?? null
}

const panelOf = (formId: string): HTMLElement | null =>
  document.getElementById(formId)?.closest<HTMLElement>('[role=dialog]') ?? null

/** The focused field, if any: a fast user keeps typing where they are. */
const fieldInUse = (formId: string): HTMLElement | null =>
  document.getElementById(formId)?.querySelector<HTMLElement>(':focus') ?? null

/** The dialog receives Escape before the open list of a combobox does, and must leave the first one to it. */
export const isListOpen = () => document.activeElement?.matches('[role=combobox][aria-expanded=true]') === true
