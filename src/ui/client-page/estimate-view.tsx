import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useState } from 'react'
import * as v from 'valibot'
import type { PageApproval, PageEstimate } from '@/domain/client-page/page'
import { declineReason } from '@/domain/client-page/question'
import { choiceNow, hasChoices, totalsFor } from '@/domain/estimate/choice'
import { depositOf } from '@/domain/estimate/deposit'
import { asChosen, estimateDocument, includedText } from '@/domain/estimate/document'
import type { Failure } from '@/domain/record/failure'
import { dayAt } from '@/domain/time/day-at'
import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import { type Answer as AnswerDraft, answerSchema, approvalOf, draftAnswerSchema, NO_ANSWER } from './answer-draft'
import { ApproveForm } from './approve-form'
import { AskQuestion } from './ask-question'
import { BackLink } from './back-link'
import { Choices } from './choices'
import { Paper } from './paper-tools'
import { BigButton, Block, Note, Panel } from './parts'
import { awaitsAnswer } from './status-words'
import { TextForm } from './text-form'
import type { PageActions, PartProps } from './types'
import { usePageDraft } from './use-page-draft'

type Props = PartProps & PageActions & { estimate: PageEstimate }

const LazyFiles = lazyPart({ name: 'The files', load: async () => (await import('./files')).Files })

export const EstimateView = (props: Props) => {
  const { page, speech, estimate, onOpen } = props
  const { business } = page
  const answered = estimate.answered_at === null ? null : dayAt(Date.parse(estimate.answered_at), business.time_zone)
  const head = { ...business, business_name: business.name }
  const days = { created: estimate.made_on, answered }
  const paper = (shown: PageEstimate) => (
    <>
      <Paper
        words={speech.words}
        document={estimateDocument(shown, head, days, speech.writing)}
        onPrint={props.onPrint}
        onPdf={props.onPdf}
      />
      {estimate.attachments.length > 0 && (
        <LazyFiles estimate={estimate} language={speech.language} onFile={props.onFile} />
      )}
    </>
  )
  return (
    <>
      <BackLink words={speech.words} onBack={() => onOpen({})} />
      <Answered {...props} answered={answered} />
      {awaitsAnswer(estimate) ? (
        <AnswerWithDraft {...props} paper={paper} />
      ) : (
        <>
          {paper(estimate)}
          <Forgotten {...props} />
          <AskQuestion {...props} about={{ estimate: estimate.id }} />
        </>
      )}
    </>
  )
}

/** Drops an answer draft once the estimate is answered, even if the page closed before it received the response. */
const Forgotten = ({ estimate, drafts }: Props) => {
  useEffect(() => {
    for (const draftName of ['answer', 'sending']) drafts.keep(`${draftName}.${estimate.id}`, null)
  }, [drafts, estimate.id])
  return null
}

/**
 * Restores the answer after a reload. If the page closed while sending, it says so and sends again under the same key. The estimate stays
 * visible above the signature.
 */
const AnswerWithDraft = (props: Props & { paper: (shown: PageEstimate) => ReactNode }) => {
  const { estimate, drafts, onApprove, onDecline, paper } = props
  const fresh: AnswerDraft = { ...NO_ANSWER, strokes: [], choice: choiceNow(estimate) }
  const [answer, setAnswer] = usePageDraft(drafts, `answer.${estimate.id}`, draftAnswerSchema(fresh), fresh)
  const onItsWay = `sending.${estimate.id}`
  const [interruptedWay, setInterruptedWay] = useState(() => drafts.read(onItsWay, waySchema, null))
  /** Stores the pending state before sending; an accepted answer is dropped. */
  const sending = async (write: () => Promise<Failure | null>): Promise<Failure | null> => {
    drafts.keep(onItsWay, answer.way)
    const failure = await write()
    drafts.keep(onItsWay, null)
    setInterruptedWay(null)
    if (failure === null) drafts.keep(`answer.${estimate.id}`, null)
    return failure
  }
  const send: Send = {
    approve: (approval) => sending(() => onApprove(estimate.id, approval)),
    decline: (reason) => sending(() => onDecline(estimate.id, reason)),
  }
  const isSigned = answer.way === 'approve' && hasChoices(estimate)
  return (
    <>
      {paper(isSigned ? asChosen(estimate, answer.choice) : estimate)}
      <Answer {...props} answer={answer} wasLeft={interruptedWay === answer.way} onAnswer={setAnswer} send={send} />
    </>
  )
}

const waySchema = v.nullable(answerSchema.entries.way)

type Send = {
  approve: (approval: PageApproval) => Promise<Failure | null>
  decline: (reason: string) => Promise<Failure | null>
}

const Answered = ({ page, speech, estimate, onOpen, answered }: Props & { answered: string | null }) => {
  const { words, day } = speech
  // After answering, focus the outcome: the form is gone, and the outcome may be far above.
  const [wasOpen] = useState(() => awaitsAnswer(estimate))
  const { standing, newer_id } = estimate
  if (standing === 'approved' || standing === 'converted')
    return (
      <Note tone="success" title={wasOpen ? words.thanks : words.approved} focused={wasOpen}>
        <p>{wasOpen && words.thanksDetail(page.business.name)}</p>
        {answered && <p>{words.approvedBy(estimate.answered_by, day(answered))}</p>}
      </Note>
    )
  if (standing === 'rejected')
    return (
      <Note
        tone="info"
        title={wasOpen ? words.declinedThanks : words.declinedOn(answered ? day(answered) : '')}
        focused={wasOpen}
      >
        {estimate.rejection_reason && <p>{estimate.rejection_reason}</p>}
      </Note>
    )
  if (standing === 'expired')
    return <Note tone="warning" title={words.expiredNote(day(estimate.valid_until))} focused={wasOpen} />
  if (standing !== 'revised') return null
  if (newer_id === null) return <Note key="soon" tone="info" title={words.revisedNote} focused={wasOpen} />
  return (
    <Note key="newer" tone="info" title={words.newerNote} focused={wasOpen}>
      <chakra.div mt="2">
        <BigButton onClick={() => onOpen({ estimate: newer_id })}>{words.openNewer}</BigButton>
      </chakra.div>
    </Note>
  )
}

type AnswerProps = Props & {
  answer: AnswerDraft
  /** The page closed while this answer was being sent. */
  wasLeft: boolean
  onAnswer: (answer: AnswerDraft) => void
  send: Send
}

const Answer = (props: AnswerProps) => {
  const { page, speech, estimate, answer, wasLeft, send } = props
  const { words, amount } = speech
  const change = (part: Partial<AnswerDraft>) => props.onAnswer({ ...answer, ...part })
  const { way, choice } = answer
  const total = totalsFor(estimate, choice).total_amount
  const deposit = depositOf(estimate, choice)
  // The signature form hides the choices, so it lists the selection.
  const included = includedText(estimate, choice, speech.writing)
  const back = () => change({ way: 'choose' })
  return (
    <chakra.div display="grid" gap="6" _print={{ display: 'none' }}>
      <Block title={way === 'decline' ? words.declineTitle : words.answerTitle}>
        <Panel display="grid" gap="4">
          {wasLeft && (
            <Note tone="warning" title={words.answerLeft}>
              <p>{words.answerLeftHint}</p>
            </Note>
          )}
          {way === 'choose' && hasChoices(estimate) && (
            <Choices
              estimate={estimate}
              choice={choice}
              speech={speech}
              onChange={(next) => change({ choice: next })}
            />
          )}
          {way !== 'decline' && (
            <div aria-live="polite">
              <chakra.p fontSize="lg" fontWeight="semibold">
                {words.answerHint(amount(total, estimate.currency))}
              </chakra.p>
              {deposit > 0 && <p>{words.depositHint(amount(deposit, estimate.currency))}</p>}
              {way === 'approve' && included !== '' && <p>{included}</p>}
            </div>
          )}
          {way === 'choose' && (
            <chakra.div display="flex" flexWrap="wrap" gap="3">
              <BigButton onClick={() => change({ way: 'approve' })}>{words.approve}</BigButton>
              <BigButton variant="outline" onClick={() => change({ way: 'decline' })}>
                {words.decline}
              </BigButton>
            </chakra.div>
          )}
          {way === 'approve' && (
            <ApproveForm
              speech={speech}
              business={page.business.name}
              entered={answer}
              onEntered={change}
              onApprove={() => send.approve(approvalOf(answer))}
              onCancel={back}
            />
          )}
          {way === 'decline' && (
            <TextForm
              words={words}
              label={words.declineReason}
              hint={words.declineHint}
              needed={words.reasonNeeded}
              submitLabel={words.declineNow}
              schema={declineReason}
              text={answer.reason}
              onText={(reason) => change({ reason })}
              onSend={send.decline}
              onCancel={back}
            />
          )}
        </Panel>
      </Block>
      <AskQuestion {...props} about={{ estimate: estimate.id }} />
    </chakra.div>
  )
}
