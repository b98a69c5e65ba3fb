import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import type { DraftView } from '@/domain/messaging/views'
import { CHANNELS } from '@/domain/messaging/vocabulary'
import type { Instant } from '@/domain/time/clock'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { useDraft } from '@/ui/kit/forms/use-draft'
import type { ConversationCommands } from '../types'

type Text = Pick<DraftView, 'channel' | 'subject' | 'body'>

const PAUSE_MS = 800
const CONFLICT = 409

/** Of this tab, until the back end has it. */
const backupShape = v.object({
  channel: v.picklist(CHANNELS),
  subject: v.string(),
  body: v.string(),
  version: v.number(),
})

const isSameText = (a: Text, b: Text): boolean =>
  a.body === b.body && a.subject === b.subject && a.channel === b.channel

type Options = {
  conversation: number
  stored: Loadable<DraftView | null>
  /** Of a conversation without a draft. */
  empty: Text
  save: ConversationCommands['saveDraft']
  /** What is on its way: after a reload its draft is still stored, and must not be sent again. */
  leaving: readonly Text[]
}

const trimmed = ({ channel, subject, body }: Text): Text => ({ channel, subject: subject.trim(), body: body.trim() })

/**
 * What is written, stored on every device after a pause. A draft from another device is taken over while nothing is typed here; otherwise
 * `other` has it, and the person chooses.
 */
export const useMessageDraft = ({ conversation, stored, empty, save, leaving }: Options) => {
  const { draft: backup, onDraft: onBackup } = useDraft({
    form: 'message',
    part: `of-${conversation}`,
    shape: backupShape,
  })
  const [text, setText] = useState<Text>(() => ({
    channel: backup?.typed.channel ?? empty.channel,
    subject: backup?.typed.subject ?? empty.subject,
    body: backup?.typed.body ?? empty.body,
  }))
  const [version, setVersion] = useState(backup?.typed.version ?? 0)
  const [isUnsaved, setUnsaved] = useState(backup !== null)
  const [isSending, setSending] = useState(false)
  const [isRefused, setRefused] = useState(false)
  /** The draft that was sent stays in the query until it is loaded again, or comes late. */
  const [sentAt, setSentAt] = useState(Number.NEGATIVE_INFINITY)
  const latest = stored.state === 'ready' ? stored.value : null
  const isLeaving = (one: Text): boolean => !isSending && leaving.some((other) => isSameText(trimmed(one), other))
  const draft = latest !== null && latest.saved_at >= sentAt && !isLeaving(latest) ? latest : null
  const isNewer = draft !== null && draft.version > version && !isSameText(draft, text)
  const isOthers = isNewer && (isUnsaved || isRefused)
  if (draft !== null && draft.version > version && !isOthers) {
    setVersion(draft.version)
    if (!isSameText(draft, text)) setText({ channel: draft.channel, subject: draft.subject, body: draft.body })
  }
  const [isStored, setStored] = useState(false)
  if (!isStored && draft !== null && isSameText(draft, text)) setStored(true)
  // Sent or thrown away on another device.
  if (isStored && stored.state === 'ready' && stored.value === null) {
    setStored(false)
    if (!isUnsaved) {
      setText({ ...text, subject: empty.subject, body: '' })
      setVersion(0)
    }
  }
  const saving = useRef<Promise<unknown> | null>(null)
  /** Also what is typed while a save runs. */
  const typed = useRef(text)
  const isHeld = useRef(false)
  const store = useEffectEvent(async () => {
    if (!isUnsaved || isOthers || isHeld.current || saving.current) return
    const saved = text
    const running = save({ conversation, ...saved, version })
    saving.current = running
    const outcome = await running
    saving.current = null
    if (outcome.ok) {
      setVersion(outcome.version)
      const isSaved = isSameText(saved, typed.current)
      if (isSaved) onBackup(null)
      setUnsaved((unsaved) => unsaved && !isSaved)
    } else if (outcome.failure.status === CONFLICT) setRefused(true)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key begins the pause again, as does the end of a save
  useEffect(() => {
    if (!isUnsaved) return
    const timer = setTimeout(() => void store(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isUnsaved, text, version])
  useEffect(() => () => void store(), [])

  const write = (next: Text) => {
    typed.current = next
    onBackup({ typed: { ...next, version } })
    setText(next)
    setUnsaved(true)
  }
  return {
    text,
    isReady: stored.state !== 'loading',
    change: (patch: Partial<Text>) => write({ ...text, ...patch }),
    /** Before sending: a draft stored after the message would stay. */
    async hold() {
      isHeld.current = true
      setSending(true)
      await saving.current
      onBackup(null)
    },
    /** The message was sent; drafts stored until then are outdated. */
    outdate: (at: Instant) => setSentAt(at),
    /** The message was not sent. */
    release() {
      isHeld.current = false
      setSending(false)
      if (isUnsaved) onBackup({ typed: { ...typed.current, version } })
    },
    /** After sending: the back end has dropped the draft. */
    clear() {
      isHeld.current = false
      setSending(false)
      onBackup(null)
      setText({ ...text, subject: empty.subject, body: '' })
      setVersion(0)
      setStored(false)
      setUnsaved(false)
      setRefused(false)
    },
    /** The draft of another device that this one would overwrite. */
    other: isOthers ? draft : null,
    takeOther() {
      if (!draft) return
      setText({ channel: draft.channel, subject: draft.subject, body: draft.body })
      setVersion(draft.version)
      onBackup(null)
      setUnsaved(false)
      setRefused(false)
    },
    keepOwn() {
      if (!draft) return
      setVersion(draft.version)
      setUnsaved(true)
      setRefused(false)
    },
  }
}
