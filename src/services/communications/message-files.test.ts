import { expect, it } from 'vitest'
import { outgoingText } from '../../../tests/fixtures/messages'
import { createMessageFiles, type PendingFile } from './message-files'

const DAY = 86_400_000

const message = (...names: string[]) =>
  outgoingText({
    ...{ channel: 'email', from: '', to: 'ana@example.com', subject: 'Gate', body: 'Here it is.' },
    attachments: names.map((name) => ({ id: `id-${name}`, name, type: 'image/jpeg', data: btoa(name) })),
  })

const setUp = () => {
  const stored = new Map<string, { note: PendingFile; content: Uint8Array<ArrayBuffer> }>()
  const device = {
    async put(id: string, note: PendingFile, content: Uint8Array) {
      stored.set(id, { note, content: new Uint8Array(content) })
    },
    notes: async () => new Map([...stored].map(([id, { note }]) => [id, note])),
    read: async (id: string) => stored.get(id)?.content,
    async drop(ids: readonly string[]) {
      for (const id of ids) stored.delete(id)
    },
  }
  let now = 10 * DAY
  const files = createMessageFiles({ device, clock: { now: () => now }, userId: () => 1 })
  const pass = (ms: number) => {
    now += ms
  }
  return { device, files, pass, ids: () => [...stored.keys()] }
}

it('the files of a message are on this device alone until it is sent', async () => {
  const { files, ids } = setUp()
  const written = message('gate.jpg', 'lawn.jpg')
  const named = await files.keep(written)
  expect(named.attachments.map(({ id, data }) => [id, data])).toEqual([
    ['id-gate.jpg', ''],
    ['id-lawn.jpg', ''],
  ])
  expect([await files.filled(named), ids()]).toEqual([written, ['id-gate.jpg', 'id-lawn.jpg']])
  await files.drop(named)
  expect(ids()).toEqual([])
  await expect(files.filled(named)).rejects.toEqual({
    message: '“gate.jpg” is no longer on this device. Attach it again.',
    status: 410,
    details: null,
  })
})

it('a message without files needs no device', async () => {
  const { files, ids } = setUp()
  const written = message()
  expect([await files.keep(written), await files.filled(written), ids()]).toEqual([written, written, []])
})

it('what was never sent goes after two days', async () => {
  const { files, pass, ids } = setUp()
  await files.keep(message('old.jpg'))
  pass(DAY)
  await files.keep(message('gate.jpg'))
  pass(DAY + 1)
  await files.keep(message('lawn.jpg'))
  expect(ids()).toEqual(['id-gate.jpg', 'id-lawn.jpg'])
})

it('a full device names the file that did not fit', async () => {
  const { device, files } = setUp()
  device.put = () => Promise.reject(Object.assign(new Error('full'), { name: 'NoRoom' }))
  await expect(files.keep(message('gate.jpg'))).rejects.toEqual({
    message: 'There is no room for “gate.jpg” on this device. Free some space and send it again.',
    status: 507,
    details: null,
  })
})
