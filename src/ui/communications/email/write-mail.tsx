import { chakra } from '@chakra-ui/react'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { recipientsOf } from '@/domain/messaging/address'
import { quoteOf, replySubject } from '@/domain/messaging/email'
import type { MessageFile, MessageView } from '@/domain/messaging/views'
import { IconButton } from '@/ui/kit/actions/icon-button'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { SkeletonRows } from '@/ui/kit/feedback/skeleton'
import { useDraft } from '@/ui/kit/forms/use-draft'
import { useForm } from '@/ui/kit/forms/use-form'
import type { EmailScreenProps, EmailSetup } from './types'
import { WriteFields } from './write-fields'
import { type EmailField, type EmailForm, emailErrors, emailForm, LIMITS } from './write-form'

type Props = Pick<EmailScreenProps, 'actor' | 'now' | 'onAddress' | 'commands' | 'newId' | 'nameOf'> & {
  setup: EmailSetup
  /** The email being answered, in its thread; null for a new one. */
  answered: { id: number; thread: Loadable<readonly MessageView[]> | null } | null
}

export const WriteMail = ({ answered, ...props }: Props) => {
  if (answered === null) return <Writing {...props} mail={null} />
  return (
    <Loaded
      of={answered.thread ?? { state: 'loading' }}
      loading={<SkeletonRows count={6} label="Loading the email…" />}
      failed="The email could not be loaded."
    >
      {(mails) => <Writing {...props} mail={mails.find(({ id }) => id === answered.id) ?? null} />}
    </Loaded>
  )
}

type WritingProps = Omit<Props, 'answered'> & { mail: MessageView | null }

const signedOff = ({ signatures }: EmailSetup): string => {
  const signature = signatures.find(({ is_default }) => is_default)
  return signature ? `\n\n${signature.body}` : ''
}

/** An answer goes to the other side, also to one's own mail. */
const replyTo = ({ direction, from_number, to_number }: MessageView): string =>
  direction === 'inbound' ? from_number : recipientsOf(to_number).join(', ')

const beginning = (mail: MessageView | null, setup: EmailSetup): EmailForm => {
  const shared = { template: '', is_html: false, purpose: 'informational', send_at: null } as const
  if (mail === null) return { ...shared, to: '', subject: '', body: signedOff(setup) }
  const quote = quoteOf(mail, setup.business.time_zone)
  const body = `${signedOff(setup)}\n\n${quote}`
  // A very long mail would leave no room for the answer.
  return {
    ...shared,
    to: replyTo(mail),
    subject: replySubject(mail.subject),
    body: body.length > LIMITS.body / 2 ? signedOff(setup) : body,
  }
}

const Writing = ({ mail, setup, actor, now, onAddress, commands, newId, nameOf }: WritingProps) => {
  const [files, setFiles] = useState<readonly MessageFile[]>([])
  const { draft, onDraft } = useDraft<EmailForm>({
    form: 'email',
    part: mail === null ? 'new' : `of-${mail.id}`,
    shape: emailForm,
  })
  const [initial] = useState(() => beginning(mail, setup))
  const section = useRef<HTMLElement>(null)
  // An answer begins above what it answers.
  const begin = useEffectEvent(() => {
    const field = section.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
      mail === null ? '[name=to]' : 'textarea[name=body]',
    )
    field?.focus({ preventScroll: true })
    if (mail !== null) field?.setSelectionRange(0, 0)
  })
  useEffect(() => begin(), [])
  const close = () => onAddress({ write: false, reply: undefined })
  const check = Object.assign(
    (form: EmailForm) => {
      const errors = emailErrors(form, {
        ...{ setup, files, now },
        staffName: actor.name,
        beginning: initial.body,
      })
      return Object.keys(errors).length === 0 ? ({ ok: true, output: form } as const) : ({ ok: false, errors } as const)
    },
    { limitAt: (place: string): number | undefined => Reflect.get(LIMITS, place) },
  )
  const form = useForm<EmailForm, EmailForm, EmailField>({
    initial,
    draft,
    onDraft,
    check,
    async save({ to, subject, body, is_html, purpose, template, send_at }) {
      const outcome = await commands.send({
        conversation: mail?.conversation_id ?? null,
        client: null,
        channel: 'email',
        from: '',
        to: recipientsOf(to).join(', '),
        subject: subject.trim(),
        body: body.trim(),
        is_html,
        attachments: files,
        purpose,
        template: template === '' ? null : Number(template),
        in_reply_to: mail?.id ?? null,
        send_at,
        seen: null,
        then_close: false,
      })
      if (!outcome.ok) return outcome.failure
      const sent = outcome.message
      return () => onAddress({ write: false, reply: undefined, folder: 'sent', mail: sent?.id })
    },
  })
  return (
    <chakra.section
      aria-label={mail === null ? 'New email' : 'Reply'}
      p={{ base: '3', md: '4' }}
      display="grid"
      gap="3"
    >
      <chakra.div display="flex" alignItems="center" gap="2">
        <IconButton label="Close" onClick={close}>
          <ArrowLeft size={18} aria-hidden />
        </IconButton>
        <chakra.h2 textStyle="title" minW="0" overflowWrap="anywhere">
          {mail === null ? 'New email' : `Reply to ${nameOf(replyTo(mail)) ?? replyTo(mail)}`}
        </chakra.h2>
      </chakra.div>
      <WriteFields
        form={form}
        setup={setup}
        files={files}
        onFiles={setFiles}
        staffName={actor.name}
        now={now}
        newId={newId}
        onDiscard={() => {
          form.discard()
          close()
        }}
      />
    </chakra.section>
  )
}
