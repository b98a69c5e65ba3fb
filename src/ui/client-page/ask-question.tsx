import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import * as v from 'valibot'
import { dayAt } from '@/domain/time/day-at'
import { lazyPart, usePreload } from '@/ui/kit/behavior/lazy-part'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import { BigButton, Block, Note, Panel } from './parts'
import type { PageActions, PartProps } from './types'
import { usePageDraft } from './use-page-draft'

type Props = Pick<PartProps, 'page' | 'speech'> &
  Pick<PageActions, 'onAsk' | 'drafts'> & {
    about: { estimate?: number; invoice?: number }
  }

const LazyQuestionForm = lazyPart({
  name: 'The form',
  load: async () => (await import('./question-form')).QuestionForm,
  loading: <SkeletonLines count={4} label="…" />,
})

export const AskQuestion = ({ page, speech, onAsk, drafts, about }: Props) => {
  const { words, day } = speech
  usePreload(LazyQuestionForm)
  const { estimate = null, invoice = null } = about
  const [isSent, setSent] = useState(false)
  // Preserved while the form is open.
  const [typed, setTyped] = usePageDraft(drafts, `question.${estimate}.${invoice}`, v.nullable(v.string()), null)
  const earlierQuestions = page.questions.filter(
    ({ estimate_id, invoice_id }) => estimate_id === estimate && invoice_id === invoice,
  )
  return (
    <chakra.div display="grid" gap="4" _print={{ display: 'none' }}>
      {isSent && <Note tone="success" title={words.questionSent(page.business.name)} focused />}
      {typed !== null ? (
        <Block title={words.askTitle}>
          <Panel>
            <LazyQuestionForm
              words={words}
              text={typed}
              onText={setTyped}
              onSend={(text) => onAsk({ estimate, invoice, text })}
              onSent={() => {
                setTyped(null)
                setSent(true)
              }}
              onCancel={() => setTyped(null)}
            />
          </Panel>
        </Block>
      ) : (
        <div>
          <BigButton
            variant="outline"
            onClick={() => {
              setSent(false)
              setTyped('')
            }}
          >
            {words.ask}
          </BigButton>
        </div>
      )}
      {earlierQuestions.length > 0 && (
        <Block title={words.askedBefore}>
          <chakra.ul listStyleType="none" display="grid" gap="2">
            {earlierQuestions.toReversed().map(({ id, text, asked_at, answer, answered_at }) => (
              <Panel key={id} asChild>
                <li>
                  <chakra.p textStyle="small" color="fg.muted">
                    {day(dayAt(asked_at, page.business.time_zone))}
                  </chakra.p>
                  <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
                    {text}
                  </chakra.p>
                  {answered_at !== null && (
                    <chakra.div mt="3" ps="3" borderInlineStartWidth="3px" borderColor="accent.solid">
                      <chakra.p textStyle="small" color="fg.muted">
                        {words.answered(page.business.name, day(dayAt(answered_at, page.business.time_zone)))}
                      </chakra.p>
                      <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
                        {answer}
                      </chakra.p>
                    </chakra.div>
                  )}
                </li>
              </Panel>
            ))}
          </chakra.ul>
        </Block>
      )}
    </chakra.div>
  )
}
