import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { approverName } from '@/domain/client-page/page'
import { isDrawn } from '@/domain/estimate/signature'
import type { Failure } from '@/domain/record/failure'
import { limitOf } from '@/domain/text/text-limit'
import { isBlank } from '@/domain/text/typed-text'
import { SignatureEntry } from '@/ui/kit/fields/signature-entry'
import { TextField } from '@/ui/kit/fields/text-field'
import type { Answer } from './answer-draft'
import { excessText } from './excess-text'
import { BigButton, Note } from './parts'
import { useSending } from './use-sending'
import type { Speech } from './words/speech'

type Entered = Pick<Answer, 'name' | 'kind' | 'strokes'>

type Props = {
  speech: Speech
  business: string
  entered: Entered
  onEntered: (entered: Entered) => void
  onApprove: () => Promise<Failure | null>
  onCancel: () => void
}

/** Name and drawn or typed signature. Keeps the input until it was accepted. */
export const ApproveForm = (props: Props) => {
  const { speech, business, entered, onEntered, onApprove, onCancel } = props
  const { words } = speech
  const { name, kind, strokes } = entered
  const enter = (part: Partial<Entered>) => onEntered({ ...entered, ...part })
  const [tried, setTried] = useState(false)
  const { busy, problem, send } = useSending(words)
  const noName = isBlank(name.trim())
  const excess = excessText(words, approverName, name)
  const noSignature = kind === 'drawn' && !isDrawn(strokes)
  const submit = () => {
    setTried(true)
    if (noName || excess !== undefined || noSignature) return
    void send(onApprove)
  }
  return (
    <chakra.form
      noValidate
      display="grid"
      gap="4"
      aria-label={words.approve}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        label={words.yourName}
        autoComplete="name"
        autoFocus
        minH="12"
        fontSize="md"
        limit={limitOf(approverName)}
        roomText={words.roomLeft}
        value={name}
        error={tried ? (noName ? words.nameNeeded : excess) : undefined}
        onChange={(event) => enter({ name: event.currentTarget.value })}
      />
      <SignatureEntry
        words={words}
        name={name}
        entered={{ kind, strokes }}
        incomplete={tried && noSignature}
        onEnter={enter}
      />
      <chakra.p textStyle="small" color="fg.muted">
        {words.agree(business)}
      </chakra.p>
      {problem && <Note tone="danger" title={problem} />}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <BigButton type="submit" loading={busy} loadingLabel={words.sending}>
          {words.approveNow}
        </BigButton>
        <BigButton variant="ghost" onClick={onCancel}>
          {words.cancel}
        </BigButton>
      </chakra.div>
    </chakra.form>
  )
}
