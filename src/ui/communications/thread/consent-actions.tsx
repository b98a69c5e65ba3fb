import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { ThreadAddress } from '@/domain/messaging/views'
import { LONGEST } from '@/domain/text/field'
import { isBlank } from '@/domain/text/typed-text'
import { Button } from '@/ui/kit/actions/button'
import { TextAreaField } from '@/ui/kit/fields/text-area-field'
import type { ConversationCommands } from '../types'

type Props = { address: ThreadAddress; commands: Pick<ConversationCommands, 'allowMarketing' | 'optOut'> }

const QUESTIONS = {
  marketing: {
    label: 'What did they agree to?',
    hint: 'The words that they signed or sent, as the written record. It allows marketing too.',
    save: 'Record consent',
  },
  out: { label: 'What did they say?', hint: 'Their words. They get no more messages here.', save: 'Record opt-out' },
} as const

const Quiet = chakra('button', {
  base: {
    minH: '6',
    textStyle: 'caption',
    fontWeight: 'medium',
    color: 'accent.fg',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
  },
})

/** Records what a client said about being written to, word for word. */
export const ConsentActions = ({ address, commands }: Props) => {
  const [question, setQuestion] = useState<keyof typeof QUESTIONS | null>(null)
  const [wording, setWording] = useState('')
  const [problem, setProblem] = useState<string>()
  if (question === null)
    return (
      <chakra.div display="flex" flexWrap="wrap" columnGap="3" mt="1">
        {!address.marketing && <Quiet onClick={() => setQuestion('marketing')}>Record consent</Quiet>}
        {address.opted_out_at === null && <Quiet onClick={() => setQuestion('out')}>Record opt-out</Quiet>}
      </chakra.div>
    )
  const { label, hint, save } = QUESTIONS[question]
  const submit = async () => {
    if (isBlank(wording)) return setProblem('Write down their words')
    const record = question === 'marketing' ? commands.allowMarketing : commands.optOut
    const outcome = await record(address.address, address.channel, wording.trim())
    if (!outcome.ok) return setProblem(outcome.failure.message)
    setQuestion(null)
    setWording('')
  }
  return (
    <chakra.div display="grid" gap="2" mt="2">
      <TextAreaField
        label={label}
        hint={hint}
        error={problem}
        limit={LONGEST.notes}
        value={wording}
        onChange={({ currentTarget }) => setWording(currentTarget.value)}
      />
      <chakra.div display="flex" gap="2">
        <Button size="sm" onClick={() => void submit()}>
          {save}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setQuestion(null)}>
          Cancel
        </Button>
      </chakra.div>
    </chakra.div>
  )
}
