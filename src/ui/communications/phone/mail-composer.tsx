import { chakra } from '@chakra-ui/react'
import Paperclip from 'lucide-react/icons/paperclip'
import Send from 'lucide-react/icons/send'
import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { quoteOf, replySubject } from '@/domain/messaging/email'
import { type HandsetMessage, type Handsets, handsetProblem } from '@/domain/messaging/handset'
import { LONGEST_EMAIL } from '@/domain/messaging/message'
import { LONGEST } from '@/domain/text/field'
import { Button } from '@/ui/kit/actions/button'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { Banner } from '@/ui/kit/feedback/banner'
import { TextAreaField } from '@/ui/kit/fields/text-area-field'
import { TextField } from '@/ui/kit/fields/text-field'
import { FileButton } from './file-button'
import { filesFrom } from './picked-files'
import type { HandsetActions, HandsetDraft } from './types'

type Props = Pick<HandsetActions, 'onSend' | 'newId'> & {
  reply: HandsetMessage | null
  business: Handsets['business']
  timeZone: string
  onBack: () => void
}

const begun = ({ reply, business, timeZone, newId }: Omit<Props, 'onBack' | 'onSend'>): HandsetDraft => ({
  id: newId(),
  channel: 'email',
  to: reply?.from ?? business.email,
  subject: reply ? replySubject(reply.subject) : '',
  body: reply ? `\n\n${quoteOf({ ...reply, from_number: reply.from, created_at: reply.at }, timeZone)}` : '',
  attachments: [],
  reply,
})

export const MailComposer = ({ onSend, onBack, ...start }: Props) => {
  const [draft, setDraft] = useState(() => begun(start))
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // An answer begins above what it answers.
  const begin = useEffectEvent(() => {
    const message = draft.reply && form.current?.querySelector('textarea')
    message?.focus({ preventScroll: true })
    message?.setSelectionRange(0, 0)
  })
  useEffect(() => begin(), [])
  const patch = (change: Partial<HandsetDraft>) => setDraft((former) => ({ ...former, ...change }))
  const send = async () => {
    const refusal = handsetProblem(draft)
    setProblem(refusal)
    if (refusal !== null) return
    setBusy(true)
    const failure = await onSend(draft)
    setBusy(false)
    if (failure) setProblem(failure.message)
    else onBack()
  }
  const addFiles = async (files: File[]) => {
    const picked = await filesFrom(files, start.newId)
    setProblem(picked.problem)
    setDraft((former) => ({ ...former, attachments: [...former.attachments, ...picked.files] }))
  }
  return (
    <chakra.form
      ref={form}
      noValidate
      aria-label={draft.reply ? 'Reply' : 'New mail'}
      display="grid"
      gap="3"
      p={{ base: '4', md: '6' }}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <chakra.h3 textStyle="title">{draft.reply ? 'Reply' : 'New mail'}</chakra.h3>
      {problem !== null && <Banner kind="error">{problem}</Banner>}
      <TextField
        label="To"
        type="email"
        autoComplete="off"
        value={draft.to}
        limit={LONGEST.email}
        onChange={({ currentTarget }) => patch({ to: currentTarget.value })}
      />
      <TextField
        label="Subject"
        autoComplete="off"
        value={draft.subject}
        limit={LONGEST.title}
        onChange={({ currentTarget }) => patch({ subject: currentTarget.value })}
      />
      <TextAreaField
        label="Message"
        rows={8}
        value={draft.body}
        limit={LONGEST_EMAIL}
        onChange={({ currentTarget }) => patch({ body: currentTarget.value })}
      />
      {draft.attachments.length > 0 && (
        <chakra.ul listStyle="none" display="grid" gap="1">
          {draft.attachments.map(({ id, name }) => (
            <chakra.li key={id} display="flex" alignItems="center" gap="2" minW="0">
              <Paperclip size={14} aria-hidden />
              <chakra.span minW="0" overflowWrap="anywhere">
                {name}
              </chakra.span>
              <IconButton
                size="sm"
                label={`Remove ${name}`}
                onClick={() => patch({ attachments: draft.attachments.filter((file) => file.id !== id) })}
              >
                <X size={14} aria-hidden />
              </IconButton>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      <chakra.div display="flex" alignItems="center" gap="2">
        <Button type="submit" loading={busy} loadingLabel="Sending…">
          <Send size={16} aria-hidden />
          Send
        </Button>
        <FileButton label="Attach files" onFiles={(files) => void addFiles(files)}>
          <Paperclip size={18} aria-hidden />
        </FileButton>
        <chakra.span flex="1" />
        <Button variant="ghost" onClick={onBack}>
          Discard
        </Button>
      </chakra.div>
    </chakra.form>
  )
}
