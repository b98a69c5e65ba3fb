// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { mounted } from '../../../../tests/fixtures/mounted'
import type { ConversationCommands } from '../types'
import { useMessageDraft } from './use-message-draft'

const PAUSE = 800

type Save = ConversationCommands['saveDraft']

const Field = ({ save }: { save: Save }) => {
  const { text, change } = useMessageDraft({
    conversation: 7,
    stored: { state: 'ready', value: null },
    empty: { channel: 'sms', subject: '', body: '' },
    save,
  })
  return <input name="body" value={text.body} onChange={({ currentTarget }) => change({ body: currentTarget.value })} />
}

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
