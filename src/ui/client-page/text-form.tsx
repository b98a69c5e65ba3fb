import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { Failure } from '@/domain/failure'
import { isBlank } from '@/domain/typed-text'
import { TextAreaField } from '@/ui/kit/text-area-field'
import { BigButton, Note } from './parts'
import { useSending } from './use-sending'
import type { Words } from './words/en'

type Props = {
  words: Words
  label: string
  hint?: string
  needed: string
  submitLabel: string
  longest: number
  text: string
  onText: (text: string) => void
  onSend: (text: string) => Promise<Failure | null>
  onSent?: () => void
  onCancel: () => void
}

/** A few words to the business: a question, or why not. */
export const TextForm = (props: Props) => {
  const { words, label, hint, needed, submitLabel, longest, text, onText, onSend, onSent, onCancel } = props
  const [tried, setTried] = useState(false)
  const { busy, problem, send } = useSending(words)
  const isEmpty = isBlank(text.trim())
  const submit = async () => {
    setTried(true)
    if (!isEmpty && (await send(() => onSend(text.trim())))) onSent?.()
  }
  return (
    <chakra.form
      noValidate
      display="grid"
      gap="4"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextAreaField
        label={label}
        hint={hint}
        rows={4}
        autoFocus
        fontSize="md"
        maxLength={longest}
        value={text}
        error={tried && isEmpty ? needed : undefined}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      {problem && <Note tone="danger" title={problem} />}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <BigButton type="submit" loading={busy} loadingLabel={words.sending}>
          {submitLabel}
        </BigButton>
        <BigButton variant="ghost" onClick={onCancel}>
          {words.cancel}
        </BigButton>
      </chakra.div>
    </chakra.form>
  )
}
