import * as v from 'valibot'
import { handsetCalls } from '@/contract/communications/handset'
import type { HandsetContents, HandsetWriting } from '@/domain/messaging/handset'
import type { Message } from '@/domain/messaging/message'
import { ownersOffice } from './owners-office'

/** Numbers and mailboxes of the sample business. */
export const MAIN_LINE = '+15125550100'
export const OFFICE_MAIL = 'owner@greenvalley.demo'

const WRITING: Omit<HandsetWriting, 'channel' | 'address' | 'to' | 'body'> = {
  subject: '',
  attachments: [],
  provider_id: '',
  in_reply_to: '',
  thread_ids: '',
  headers: [],
}

type Patch = Partial<HandsetWriting>

/** An office, and clients who write to it. */
export const handsetOffice = () => {
  const office = ownersOffice()
  let count = 0
  const post = async (writing: HandsetWriting, key: string) => {
    const response = await office.server.fetch('/demo/api/handsets/messages', {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body: JSON.stringify(writing),
    })
    return { status: response.status, body: (await response.json()) as { detail?: string } }
  }
  const write = (writing: Pick<HandsetWriting, 'channel' | 'address' | 'to' | 'body'> & Patch) => {
    count += 1
    return post({ ...WRITING, provider_id: `p-${count}`, ...writing }, `key-${count}`)
  }
  const rows = async () => (await office.server.state()).tables

  return Object.assign(office, {
    rows,
    /** Throws Error when the office did not get it. */
    async text(address: string, body: string, patch: Patch = {}) {
      const { status, body: answer } = await write({ channel: 'sms', address, to: MAIN_LINE, body, ...patch })
      if (status !== 200) throw new Error(`${status} ${answer.detail}`)
    },
    async mail(address: string, body: string, patch: Patch = {}) {
      const { status, body: answer } = await write({ channel: 'email', address, to: OFFICE_MAIL, body, ...patch })
      if (status !== 200) throw new Error(`${status} ${answer.detail}`)
    },
    async refused(writing: Pick<HandsetWriting, 'channel' | 'address' | 'to' | 'body'> & Patch) {
      const { status, body } = await write(writing)
      return `${status} ${body.detail}`
    },
    async on(address: string): Promise<HandsetContents> {
      const query = new URLSearchParams({ address })
      const response = await office.server.fetch(`/demo/api/handsets/messages?${query}`)
      return v.parse(handsetCalls.contents.answer, await response.json())
    },
    async file(address: string, message: number, file: string) {
      const query = new URLSearchParams({ address })
      const response = await office.server.fetch(`/demo/api/handsets/messages/${message}/files/${file}?${query}`)
      return { status: response.status, body: (await response.json()) as unknown }
    },
    /** What this number or address has written, oldest first. */
    async from(address: string): Promise<Message[]> {
      return (await rows()).messages.filter(({ from_number }) => from_number === address)
    },
    /** What the business has written to it. */
    async to(address: string): Promise<Message[]> {
      return (await rows()).messages.filter(({ to_number }) => to_number === address)
    },
    async conversationOf(address: string) {
      const { conversations, messages } = await rows()
      const last = messages.findLast(({ from_number }) => from_number === address)
      return conversations.find(({ id }) => id === last?.conversation_id)
    },
  })
}
