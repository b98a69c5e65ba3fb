import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { ActionButton } from '../actions/action-button'
import { Button } from '../actions/button'
import { Banner } from '../feedback/banner'
import { Card } from '../layout/card'
import { ErrorSummary } from './error-summary'
import type { FormDialogProps } from './form-dialog'
import { failureDetail, failureTitle } from './form-failure'
import { LostNotice } from './lost-notice'
import { MergeNotice } from './merge-notice'

type Props = Pick<FormDialogProps, 'form' | 'title' | 'submitLabel' | 'busyLabel' | 'failureText' | 'children'> & {
  /** Null if the form is editable. */
  refusal?: string | null
  aside?: ReactNode
}

export const FormCard = ({ form, title, refusal = null, aside, children, ...words }: Props) => {
  const id = useId()
  return (
    <Card title={title}>
      <form id={id} noValidate onSubmit={form.submit}>
        <chakra.div display="grid" gap="3" mb="4" css={{ '&:not(:has(> :not(:empty)))': { display: 'none' } }}>
          {refusal !== null && <Banner kind="info">{refusal}</Banner>}
          <LostNotice {...form.lost} />
          {form.isRestored && <Banner kind="info">Draft restored.</Banner>}
          {form.problem && (
            <Banner kind="warning" detail={failureDetail(form.problem, words.failureText)}>
              {failureTitle(form.problem, words.failureText)}
            </Banner>
          )}
          {form.others && <MergeNotice {...form.others} ref={form.othersRef} />}
          <ErrorSummary {...form.summary} />
        </chakra.div>
        {children}
        {refusal === null && (
          <chakra.div data-form-foot display="flex" flexWrap="wrap" alignItems="center" gap="2" mt="5">
            <ActionButton
              type="submit"
              disabledReason={form.others?.gone ?? null}
              loading={form.busy}
              loadingLabel={words.busyLabel}
            >
              {words.submitLabel}
            </ActionButton>
            {form.isUnsaved && !form.busy && (
              <Button variant="outline" onClick={() => form.startOver()}>
                Discard changes
              </Button>
            )}
            {aside}
          </chakra.div>
        )}
      </form>
    </Card>
  )
}
