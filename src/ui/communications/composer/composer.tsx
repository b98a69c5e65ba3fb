import { chakra } from '@chakra-ui/react'
import { type KeyboardEvent, type Ref, useRef, useState } from 'react'
import { mentionsIn } from '@/domain/messaging/conversation-rules'
import { replySubject } from '@/domain/messaging/email'
import { canText, leaveAt, usualNumber } from '@/domain/messaging/send-rule'
import { openProblem } from '@/domain/messaging/templates'
import type { MessageView } from '@/domain/messaging/views'
import type { Channel } from '@/domain/messaging/vocabulary'
import type { Failure } from '@/domain/record/failure'
import { LONGEST } from '@/domain/text/field'
import { isBlank } from '@/domain/text/typed-text'
import type { Instant } from '@/domain/time/clock'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { Button } from '@/ui/kit/actions/button'
import { SegmentedControl } from '@/ui/kit/actions/segmented-control'
import { Banner } from '@/ui/kit/feedback/banner'
import { TextField } from '@/ui/kit/fields/text-field'
import type { Colleague, ComposerSetup, ConversationCommands, Presence, ScreenMoment } from '../types'
import { useCannedSuggestions } from './canned-suggestions'
import { type FilledDraft, fillDraft, isStillOpen } from './fill-draft'
import { HeldAnswer } from './held-answer'
import { LazyComposerExtras } from './lazy-parts'
import { Meter } from './meter'
import { addressesFor, type ComposerTarget, requestOf, valuesFor, type Writing } from './outgoing'
import { ReplyingNotice, replyingWords } from './replying'
import { SenderFields } from './sender-fields'
import { WritingArea } from './writing-area'

export type ComposerText = Pick<Writing, 'mode' | 'subject' | 'body'>

export type ComposerProps = ScreenMoment & {
  target: ComposerTarget
  setup: ComposerSetup
  colleagues: readonly Colleague[]
  text: ComposerText
  onText: (patch: Partial<ComposerText>) => void
  /** Null when the other side is not chosen yet. */
  channels: readonly Channel[]
  /** The newest message that the writer sees. */
  seen: number | null
  /** The newest one of the other side or of a colleague. */
  fromOthers: MessageView | null
  /** The newest email, which one with its subject answers. */
  mail: MessageView | null
  /** Null where no one else can be writing. */
  presence: Presence | null
  send: ConversationCommands['send']
  addNote:
    | ((body: string, mentions: readonly number[]) => Promise<{ ok: true } | { ok: false; failure: Failure }>)
    | null
  onSent: (conversation: number) => void
  newId: () => string
  areaRef?: Ref<HTMLTextAreaElement>
}

const MODES = { sms: 'Text', email: 'Email', note: 'Note' } as const
const CONFLICT = 409
const NO_ONE: Presence['others'] = []

/** COMM-07 to COMM-09. */
export const Composer = (props: ComposerProps) => {
  const { target, setup, text, onText, fromOthers, mail, actor, now, channels, addNote } = props
  const [from, setFrom] = useState<string | null>(null)
  const [to, setTo] = useState<string | null>(null)
  const [files, setFiles] = useState<Writing['files']>([])
  const [purpose, setPurpose] = useState<Writing['purpose']>('informational')
  const [template, setTemplate] = useState<{ id: number; filled: FilledDraft; subject: FilledDraft } | null>(null)
  const [scheduledAt, setScheduledAt] = useState<Instant | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  /** Send was pressed in vain, so the reason is told even if it only says what is still to be written. */
  const [isRefused, setRefused] = useState(false)
  const [held, setHeld] = useState<{ seen: number; andClose: boolean } | null>(null)
  const [busy, setBusy] = useState(false)
  const others = props.presence?.others ?? NO_ONE
  const [asking, setAsking] = useState<{ andClose: boolean } | null>(null)
  if (asking !== null && others.length === 0) setAsking(null)
  const channel = text.mode === 'note' ? 'sms' : text.mode
  const addresses = addressesFor(target, channel)
  const usable = setup.numbers.filter(canText)
  const replyFrom = usable.find(({ phone_number }) => phone_number === fromOthers?.to_number)
  const writing: Writing = {
    ...text,
    to: addresses.find(({ address }) => address === to)?.address ?? addresses[0]?.address ?? '',
    from:
      from ??
      (fromOthers?.direction === 'inbound' ? replyFrom : undefined)?.phone_number ??
      usualNumber(setup.numbers)?.phone_number ??
      '',
    files,
    purpose,
  }
  const isNote = text.mode === 'note'
  const request = requestOf(writing, target, setup)
  const leave = request && leaveAt(request, { now, scheduledAt })
  const isUntouched = isBlank(text.body) && files.length === 0
  const values = valuesFor(target.card, setup.business.name, actor.name)
  const templateProblem =
    template && (isStillOpen(template.filled, text.body) || isStillOpen(template.subject, text.subject))
      ? (template.filled.problem ?? template.subject.problem)
      : isNote
        ? null
        : openProblem(`${text.subject}\n${text.body}`, Object.values(values).join('\n'))
  const refusal = templateProblem ?? (leave && !leave.ok ? leave.problem : null)
  const refusalWords = typeof refusal === 'string' ? refusal : (refusal?.words ?? null)
  // What only says that nothing is written yet is no news to the writer.
  const isShown = refusal !== null && (typeof refusal === 'string' || !WAITING_FOR_WORDS.includes(refusal.code))

  /** While something is being sent; null when nothing was typed since. */
  const typedSince = useRef<string | null>(null)
  const write = (patch: Partial<ComposerText>) => {
    if (patch.body !== undefined) typedSince.current = patch.body
    onText(patch)
    setProblem(null)
    setRefused(false)
    if (!isNote) props.presence?.onTyped()
  }
  const clear = () => {
    props.presence?.onEnded()
    setAsking(null)
    onText({ subject: '', body: '' })
    setFiles([])
    setTemplate(null)
    setScheduledAt(null)
    setPurpose('informational')
    setHeld(null)
    setProblem(null)
    setRefused(false)
  }
  /** What was typed while it was sent stays. */
  const keepRest = () => {
    const rest = restOf(text.body, typedSince.current)
    if (rest !== '') onText({ subject: '', body: rest })
  }
  const submitNote = async () => {
    if (!addNote || isBlank(text.body)) return setProblem('Write a note')
    typedSince.current = null
    setBusy(true)
    const outcome = await addNote(text.body.trim(), mentionsIn(text.body, props.colleagues))
    setBusy(false)
    if (!outcome.ok) return setProblem(outcome.failure.message)
    clear()
    keepRest()
  }
  const submit = async (andClose: boolean, { isSure = false } = {}) => {
    if (busy) return
    if (isNote) return submitNote()
    if (refusalWords !== null) return setRefused(true)
    if (others.length > 0 && !isSure) return setAsking({ andClose })
    setAsking(null)
    const { seen } = props
    typedSince.current = null
    setBusy(true)
    setProblem(null)
    const outcome = await props.send({
      conversation: target.conversation,
      client: target.client,
      channel,
      from: channel === 'sms' ? writing.from : '',
      to: writing.to,
      subject: channel === 'email' ? text.subject.trim() : '',
      body: text.body.trim(),
      is_html: false,
      attachments: files,
      purpose,
      template: template?.id ?? null,
      in_reply_to: channel === 'email' && mail && isAnswerTo(mail, text) ? mail.id : null,
      send_at: scheduledAt,
      seen,
      then_close: andClose,
    })
    setBusy(false)
    if (outcome.ok) {
      clear()
      props.onSent(outcome.conversation)
      keepRest()
    } else if (outcome.failure.status === CONFLICT && seen !== null && outcome.isSuperseded) setHeld({ seen, andClose })
    else setProblem(outcome.failure.message)
  }
  const suggestions = useCannedSuggestions({
    answers: setup.cannedAnswers,
    body: isNote ? null : text.body,
    onChoose: (body) => write({ body }),
  })
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    if (suggestions.takesKey(event)) {
      event.preventDefault()
      return event.stopPropagation()
    }
    if (event.key !== 'Enter') return
    const isCommand = event.ctrlKey || event.metaKey
    if (event.shiftKey || (text.mode === 'email' && !isCommand)) return
    event.preventDefault()
    void submit(isCommand && !isNote)
  }
  return (
    <chakra.section
      aria-label="Write a message"
      display="grid"
      gap="2"
      gridTemplateColumns="minmax(0, 1fr)"
      px={{ base: '2', md: '3' }}
      pt="2"
      pb="2"
      borderTopWidth="1px"
      bg={isNote ? 'warning.subtle' : 'bg.panel'}
      _print={{ display: 'none' }}
    >
      {held && fromOthers && fromOthers.id > held.seen && (
        <HeldAnswer
          message={fromOthers}
          onSend={() => void submit(held.andClose, { isSure: true })}
          onKeep={() => setHeld(null)}
        />
      )}
      {!isNote && others.length > 0 && (
        <ReplyingNotice
          words={replyingWords(others, actor.user_id)}
          isAsking={asking !== null}
          onSend={() => void submit(asking?.andClose ?? false, { isSure: true })}
          onWait={() => setAsking(null)}
        />
      )}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <SegmentedControl
          label="Write as"
          value={text.mode}
          onChange={(mode) => onText({ mode })}
          options={[...channels, ...(addNote ? (['note'] as const) : [])].map((mode) => ({
            value: mode,
            label: MODES[mode],
          }))}
        />
        {!isNote && (
          <SenderFields
            addresses={addresses}
            numbers={channel === 'sms' ? usable : []}
            writing={writing}
            onTo={setTo}
            onFrom={setFrom}
          />
        )}
      </chakra.div>
      {text.mode === 'email' && (
        <TextField
          label="Subject"
          hideLabel
          placeholder="Subject"
          limit={LONGEST.title}
          value={text.subject}
          onChange={({ currentTarget }) => write({ subject: currentTarget.value })}
        />
      )}
      {suggestions.list}
      <WritingArea
        ref={props.areaRef}
        mode={text.mode}
        // A first message leaves this page once it is sent.
        isReadOnly={busy && target.conversation === null}
        value={text.body}
        onChange={(body) => write({ body })}
        onKeyDown={onKeyDown}
        suggestions={suggestions.area}
      />
      {problem !== null && (
        <Banner kind="error" onDismiss={() => setProblem(null)}>
          {problem}
        </Banner>
      )}
      {refusalWords !== null && (isShown || isRefused) && (
        <chakra.p role="alert" textStyle="small" color="danger.fg">
          {refusalWords}
        </chakra.p>
      )}
      {!isNote && leave?.ok && (leave.words ?? leave.reason) !== null && (
        <chakra.p role="status" textStyle="small" color="warning.fg">
          {[leave.words, leave.reason].filter(Boolean).join('. ')}
        </chakra.p>
      )}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="1">
        {!isNote && (
          <LazyComposerExtras
            channel={channel}
            templates={setup.templates}
            now={now}
            timeZone={setup.business.time_zone}
            files={files}
            onFiles={setFiles}
            purpose={purpose}
            onPurpose={setPurpose}
            scheduledAt={scheduledAt}
            onSchedule={setScheduledAt}
            newId={props.newId}
            onProblem={setProblem}
            onTemplate={(chosen) => {
              const filled = fillDraft(chosen.body_template, values)
              const subject = fillDraft(chosen.subject_template, values)
              setTemplate({ id: chosen.id, filled, subject })
              setPurpose(chosen.purpose)
              write({ body: filled.text, ...(chosen.channel === 'email' ? { subject: subject.text } : {}) })
            }}
          />
        )}
        {text.mode === 'sms' && <Meter body={text.body} pictures={files.length} onPlain={(body) => write({ body })} />}
        <chakra.div display="flex" gap="1" ms="auto">
          {!isNote && target.conversation !== null && (
            <Button
              size="sm"
              variant="ghost"
              disabled={isUntouched || busy}
              title="Ctrl+Enter"
              onClick={() => void submit(true)}
            >
              Send and done
            </Button>
          )}
          <ActionButton
            size="sm"
            loading={busy}
            loadingLabel={isNote ? 'Adding…' : 'Sending…'}
            disabledReason={isNote || isUntouched ? null : refusalWords}
            onClick={() => void submit(false)}
          >
            {isNote ? 'Add note' : scheduledAt === null ? 'Send' : 'Schedule'}
          </ActionButton>
        </chakra.div>
      </chakra.div>
    </chakra.section>
  )
}

const isAnswerTo = (mail: MessageView, { subject }: ComposerText): boolean =>
  subject.trim() === replySubject(mail.subject)

const WAITING_FOR_WORDS: readonly string[] = ['empty', 'no_subject']

/** Nothing of what was sent; all of it where its beginning was changed. */
const restOf = (sent: string, typed: string | null): string => {
  if (typed === null) return ''
  return typed.startsWith(sent) ? typed.slice(sent.length).trimStart() : typed
}
