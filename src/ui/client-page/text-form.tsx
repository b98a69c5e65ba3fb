import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type * as v from 'valibot'
import type { Failure } from '@/domain/record/failure'
import { limitOf } from '@/domain/text/text-limit'
import { isBlank } from '@/domain/text/typed-text'
import { TextAreaField } from '@/ui/kit/fields/text-area-field'
import { excessText } from './excess-text'
import { BigButton, Note } from './parts'
import { useSending } from './use-sending'
import type { Words } from './words/en'

type Props = {
  words: Words
  label: string
  hint?: string
  needed: string
  submitLabel: string
  schema: v.GenericSchema
  text: string
  onText: (text: string) => void
  onSend: (text: string) => Promise<Failure | null>
  onSent?: () => void
  onCancel: () => void
}

export const TextForm = (props: Props) => {
  const { words, label, hint, needed, submitLabel, schema, text, onText, onSend, onSent, onCancel } = props
  const [tried, setTried] = useState(false)
  const { busy, problem, send } = useSending(words)
  const isEmpty = isBlank(text.trim())
  const excess = excessText(words, schema, text)
  const submit = async () => {
    setTried(true)
    if (!isEmpty && excess === undefined && (await send(() => onSend(text.trim())))) onSent?.()
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
        limit={limitOf(schema)}
        roomText={words.roomLeft}
        value={text}
        error={tried ? (isEmpty ? needed : excess) : undefined}
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
