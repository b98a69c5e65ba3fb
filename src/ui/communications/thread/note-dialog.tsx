import { chakra } from '@chakra-ui/react'
import { type FormEvent, useId, useState } from 'react'
import { mentionsIn } from '@/domain/messaging/conversation-rules'
import { LONGEST } from '@/domain/text/field'
import { isBlank } from '@/domain/text/typed-text'
import { Button } from '@/ui/kit/actions/button'
import { Banner } from '@/ui/kit/feedback/banner'
import { TextAreaField } from '@/ui/kit/fields/text-area-field'
import { Dialog } from '@/ui/kit/overlays/dialog'
import type { Colleague, ConversationCommands } from '../types'

type Props = {
  conversation: number
  /** The message that the note is about. */
  line: number | null
  colleagues: readonly Colleague[]
  addNote: ConversationCommands['addNote']
  onClose: () => void
}

/** A note about one line, for the team only. */
export const NoteDialog = ({ conversation, line, colleagues, addNote, onClose }: Props) => {
  const id = useId()
  const [body, setBody] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBlank(body)) return setProblem('Write a note')
    setBusy(true)
    const outcome = await addNote(conversation, body.trim(), mentionsIn(body, colleagues), line)
    setBusy(false)
    if (outcome.ok) onClose()
    else setProblem(outcome.failure.message)
  }
  return (
    <Dialog
      open
      size="sm"
      busy={busy}
      onClose={onClose}
      title="Add note"
      description="Only your team sees it. Write @ and a name to tell someone."
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} loading={busy} loadingLabel="Adding…">
            Add note
          </Button>
        </>
      }
    >
      <chakra.form id={id} noValidate onSubmit={(event) => void submit(event)} display="grid" gap="3">
        {problem && <Banner kind="error">{problem}</Banner>}
        <TextAreaField
          label="Note"
          limit={LONGEST.notes}
          value={body}
          onChange={({ currentTarget }) => setBody(currentTarget.value)}
        />
      </chakra.form>
    </Dialog>
  )
}
