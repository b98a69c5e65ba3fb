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
    /** What others did to the record in the meantime, in the form of a record that is there. */
    others?: Others
    othersRef?: Ref<HTMLDivElement>
  }
  title: string
  description?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'full'
  submitLabel: string
  busyLabel: string
  /** Closes it without sending; "Cancel", unless that is what it sends. */
  leaveLabel?: string
  /** Whether sending it takes something away, which its button then says by its color. */
  destructive?: boolean
  /** Why it can't be sent yet, where the requirements have its button off until then. */
  submitRefusal?: string | null
  /** What people should know before they type anything. */
  notice?: ReactNode
  /** What could not be done, the server's own words below it; absent where the failure says it in stated words. */
  failureText?: string
  /** What can be done about a failure, other than sending again. */
  failureActions?: (failure: Failure) => ReactNode
  /** The question before unsaved input is thrown away, naming it; null where nothing is lost that isn't quickly chosen again. */
  question: DiscardWords | null
  /** What it comes to, in sight beside its buttons wherever the form is scrolled to. */
  sum?: ReactNode
  /** Turns the tabs of a form that has some; null where there is none before or after. The submit leads on the last one. */
  turning?: Turning
  onClose: () => void
  children: ReactNode
}

export type Turning = { onBack: (() => void) | null; onNext: (() => void) | null }

/**
 * A form in a dialog: its errors summed up, what failed, what others changed, what came back after a reload, and a question before it is
 * thrown away. It opens with the focus on its first field, and stays open while it is saved.
 */
export const FormDialog = (props: FormDialogProps) => {
  const { form, question, turning, onClose } = props
  const id = useId()
  const gone = form.others?.gone ?? null
  // Fields that load come after the dialog has taken the focus: the first one gets it then, unless it was moved on.
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
  // What is typed about a record that is gone waits for it to come back.
  const leave = gone !== null && form.isUnsaved ? onClose : leaving.leave
  // A field takes the focus only once its tab shows.
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
            {/* Four buttons are too many for a phone, which has the cross. */}
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
            // What others did has a place of its own here, which mostly is empty.
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

/** The first field that shows and can be typed into. */
const firstField = (formId: string): HTMLElement | null => {
  const fields = document.getElementById(formId)?.querySelectorAll<HTMLElement>(FIELDS) ?? []
  return [...fields].find((field) => field.closest('[hidden]') === null) ?? null
}

/** The dialog itself, which can take the focus. */
const panelOf = (formId: string): HTMLElement | null =>
  document.getElementById(formId)?.closest<HTMLElement>('[role=dialog]') ?? null

/** The field of the form that has the focus already: someone who is quicker than the dialog continues typing where they are. */
const fieldInUse = (formId: string): HTMLElement | null =>
  document.getElementById(formId)?.querySelector<HTMLElement>(':focus') ?? null

/** The dialog gets Escape before an open list of a combobox does, and leaves the first one to it. */
export const isListOpen = () => document.activeElement?.matches('[role=combobox][aria-expanded=true]') === true
