import { expect, it } from 'vitest'
import { mailsOfThread } from './email-thread'

const mail = (id: number, patch: object = {}) => ({
  id,
  subject: 'Spring cleanup',
  provider_id: `<${id}@mail>`,
  in_reply_to: '',
  thread_ids: '',
  created_at: id,
  ...patch,
})

const idsOf = (mails: readonly { id: number }[]) => mails.map(({ id }) => id)

it('a thread goes by the headers, whatever the subject, oldest first', () => {
  const first = mail(1)
  const reply = mail(2, { subject: 'Re: Spring cleanup', in_reply_to: '<1@mail>', thread_ids: '<1@mail>' })
  const renamed = mail(3, { subject: 'Gate code', in_reply_to: '<2@mail>', thread_ids: '<1@mail> <2@mail>' })
  const other = mail(4, { subject: 'Invoice INV-1042' })
  const mails = [other, renamed, reply, first]
  for (const opened of [first, reply, renamed]) expect(idsOf(mailsOfThread(opened, mails))).toEqual([1, 2, 3])
  expect(idsOf(mailsOfThread(other, mails))).toEqual([4])
})

it('a thread goes by the subject where a reply names nothing', () => {
  const bare = mail(2, { subject: 'RE:  spring Cleanup' })
  const mails = [mail(1), bare, mail(3, { subject: 'Other' })]
  expect(idsOf(mailsOfThread(bare, mails))).toEqual([1, 2])
  expect(idsOf(mailsOfThread(mail(1), mails))).toEqual([1, 2])
})

it('the same subject alone makes no thread', () => {
  const mails = [mail(1), mail(2), mail(3, { subject: '' }), mail(4, { subject: '', provider_id: '' })]
  expect(mails.map((opened) => idsOf(mailsOfThread(opened, mails)))).toEqual([[1], [2], [3], [4]])
})
