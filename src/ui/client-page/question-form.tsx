import { questionText } from '@/domain/client-page/question'
import type { Failure } from '@/domain/record/failure'
import { TextForm } from './text-form'
import type { Words } from './words/en'

type Props = {
  words: Words
  text: string
  onText: (text: string) => void
  onSend: (text: string) => Promise<Failure | null>
  onSent: () => void
  onCancel: () => void
}

export const QuestionForm = ({ words, ...actions }: Props) => (
  <TextForm
    words={words}
    label={words.askLabel}
    needed={words.questionNeeded}
    submitLabel={words.askNow}
    schema={questionText}
    {...actions}
  />
)
