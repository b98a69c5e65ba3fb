// @vitest-environment happy-dom

import { expect, onTestFinished, test, vi } from 'vitest'
import type { DraftView } from '@/domain/messaging/views'
import { mounted } from '../../../../tests/fixtures/mounted'
import type { ConversationCommands } from '../types'
import { useMessageDraft } from './use-message-draft'

const PAUSE = 800

type Save = ConversationCommands['saveDraft']

const stored = (body: string, saved_at: number): DraftView => ({
  conversation_id: 7,
  channel: 'sms',
  subject: '',
  body,
  version: 1,
  saved_at,
})

type FieldProps = { save: Save; draft?: DraftView | null; leaving?: readonly string[] }

const Field = ({ save, draft = null, leaving = [] }: FieldProps) => {
  const { text, change, outdate, clear } = useMessageDraft({
    conversation: 7,
    stored: { state: 'ready', value: draft },
    empty: { channel: 'sms', subject: '', body: '' },
    save,
    leaving: leaving.map((body) => ({ channel: 'sms', subject: '', body })),
  })
  const send = () => {
    outdate(2_000)
    clear()
  }
  return (
    <>
      <input name="body" value={text.body} onChange={({ currentTarget }) => change({ body: currentTarget.value })} />
      <button type="button" onClick={send}>
        Send
      </button>
    </>
  )
}

const savesNothing: Save = async () => ({ ok: true, version: 1 })

test('a draft that is loaded after its message was sent does not come back; one of a message taken back does', async () => {
  const { show, press, type, value } = await mounted(<Field save={savesNothing} />)
  await type('body', 'We come')
  await press('Send')
  await show(<Field save={savesNothing} draft={stored('We come', 1_000)} />)
  const late = value('body')
  await show(<Field save={savesNothing} />)
  await show(<Field save={savesNothing} draft={stored('We come', 3_000)} />)
  expect({ late, takenBack: value('body') }).toEqual({ late: '', takenBack: 'We come' })
})

test('after a reload, the draft of a message on its way is not offered again', async () => {
  const { show, value } = await mounted(
    <Field save={savesNothing} draft={stored('We come ', 1_000)} leaving={['We come']} />,
  )
  const before = value('body')
  await show(<Field save={savesNothing} />)
  expect({ before, after: value('body') }).toEqual({ before: '', after: '' })
})

test('a draft that was sent on another device leaves this one', async () => {
  const { show, value } = await mounted(<Field save={savesNothing} draft={stored('We come', 1_000)} />)
  const before = value('body')
  await show(<Field save={savesNothing} />)
  expect({ before, after: value('body') }).toEqual({ before: 'We come', after: '' })
})

test('what is typed while a draft is being saved is saved after it', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const saved: string[] = []
  let answer: (outcome: Awaited<ReturnType<Save>>) => void = () => undefined
  const save: Save = ({ body, version }) => {
    saved.push(`${body} after version ${version}`)
    return new Promise((resolve) => {
      answer = resolve
    })
  }
  const { type, settle } = await mounted(<Field save={save} />)
  await type('body', 'We come')
  await settle(() => vi.advanceTimersByTime(PAUSE))
  await type('body', 'We come at nine.')
  await settle(() => vi.advanceTimersByTime(PAUSE))
  await settle(() => answer({ ok: true, version: 1 }))
  await settle(() => vi.advanceTimersByTime(PAUSE))
  expect(saved).toEqual(['We come after version 0', 'We come at nine. after version 1'])
})
