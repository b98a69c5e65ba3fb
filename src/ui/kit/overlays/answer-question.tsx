import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { answerText } from '@/domain/client-page/question'
import { excessIn, limitOf } from '@/domain/text/text-limit'
import { isBlank } from '@/domain/text/typed-text'
import { Button } from '../actions/button'
import { Banner } from '../feedback/banner'
import { TextAreaField } from '../fields/text-area-field'

export const AnswerQuestion = ({ onAnswer }: { onAnswer: (text: string) => Promise<string | null> }) => {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  if (!isOpen)
    return (
      <Button mt="2" size="sm" variant="outline" onClick={() => setOpen(true)}>
        Answer
      </Button>
    )
  const isEmpty = isBlank(text.trim())
  const excess = excessIn(answerText, text)
  const send = async () => {
    setTried(true)
    if (isEmpty || excess !== undefined || busy) return
    setBusy(true)
    setProblem(await onAnswer(text.trim()))
    setBusy(false)
  }
  return (
    <chakra.form
      noValidate
      display="grid"
      gap="2"
      mt="2"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextAreaField
        label="Your answer"
        hint="The client reads it on their page, as you write it."
        rows={3}
        autoFocus
        limit={limitOf(answerText)}
        value={text}
        error={tried ? (isEmpty ? 'Write your answer' : excess) : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {problem !== null && <Banner kind="error">{problem}</Banner>}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button type="submit" size="sm" loading={busy}>
          Send answer
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </chakra.div>
    </chakra.form>
  )
}
