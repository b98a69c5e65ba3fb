import { expect, it } from 'vitest'
import { memoryStorage } from '../../../tests/fixtures/memory-storage'
import { createIdempotentSend, type WriteRequest } from './idempotent-send'

const AT = 'draft.1.unsettled'
const NO_PENDING_WRITES = { keep: async () => () => undefined }

const setUp = ({ lost, storage = memoryStorage() }: { lost: number; storage?: Storage }) => {
  let ids = 0
  let remainingLosses = lost
  const keys: string[] = []
  const idempotentSend = createIdempotentSend(() => `k${++ids}`, { storage, at: AT }, NO_PENDING_WRITES)
  const sendRequest = (request: WriteRequest) =>
    idempotentSend(request, async (key) => {
      keys.push(key)
      if (remainingLosses-- > 0) throw new Error('no answer')
      return `done under ${key}`
    })
  const send = (...write: unknown[]) => sendRequest({ write })
  const sendAbout = (about: string, ...write: unknown[]) => sendRequest({ write, about })
  return { send, sendAbout, given: sendRequest, keys }
}

it('answers with the key that the write went under', async () => {
  const { send } = setUp({ lost: 0 })
  expect(await send('client', 'edit', 4)).toEqual({ key: 'k1', answer: 'done under k1', forget: expect.any(Function) })
})

it('sends the same write that failed under the key it had, until it is answered', async () => {
  const { send, keys } = setUp({ lost: 2 })
  const write = ['client', 'edit', 4, { phone: '512 555 0100' }]
  await expect(send(...write)).rejects.toEqual(new Error('no answer'))
  await expect(send(...write)).rejects.toEqual(new Error('no answer'))
  await send(...write)
  await send(...write)
  expect(keys).toEqual(['k1', 'k1', 'k1', 'k2'])
})

it('gives another write another key, also beside one that failed', async () => {
  const { send, keys } = setUp({ lost: 1 })
  await expect(send('client', 'edit', 4)).rejects.toEqual(new Error('no answer'))
  await send('client', 'edit', 5)
  await send('client', 'remove', 4)
  await send('client', 'edit', 4)
  expect(keys).toEqual(['k1', 'k2', 'k3', 'k1'])
})

it('sends what a closed page left under the key it had, beside the same that failed under another', async () => {
  const { given, keys } = setUp({ lost: 1 })
  const write = ['invoice', 'credit', 4]
  await expect(given({ write, about: 'invoice/4' })).rejects.toEqual(new Error('no answer'))
  await given({ write, about: 'invoice/4', key: 'left' })
  await given({ write, about: 'invoice/4' })
  expect(keys).toEqual(['k1', 'left', 'k1'])
})

it('sends a write again once something else that a closed page left was done about the same record', async () => {
  const { given, sendAbout, keys } = setUp({ lost: 1 })
  await expect(sendAbout('client/4', 'inactive')).rejects.toEqual(new Error('no answer'))
  await given({ write: ['active'], about: 'client/4', key: 'left' })
  await sendAbout('client/4', 'inactive')
  expect(keys).toEqual(['k1', 'left', 'k2'])
})

it('sends what a closed page left and got no answer again under the key it had, after something else was lost', async () => {
  const { given, sendAbout, keys } = setUp({ lost: 2 })
  await expect(sendAbout('job/4', 'edit')).rejects.toEqual(new Error('no answer'))
  await expect(given({ write: ['tell'], about: 'job/4', key: 'left' })).rejects.toEqual(new Error('no answer'))
  await sendAbout('job/4', 'tell')
  expect(keys).toEqual(['k1', 'left', 'left'])
})

it('sends a write again once something else was asked about the same record', async () => {
  const { sendAbout, keys } = setUp({ lost: 1 })
  await expect(sendAbout('client/4', 'inactive')).rejects.toEqual(new Error('no answer'))
  await sendAbout('client/5', 'active')
  await sendAbout('client/4', 'active')
  await sendAbout('client/4', 'inactive')
  expect(keys).toEqual(['k1', 'k2', 'k3', 'k4'])
})

it('sends a write again that was taken back before its answer came, also after a reload', async () => {
  const storage = memoryStorage()
  const { send, given, keys } = setUp({ lost: 2, storage })
  await expect(send('import', 'two clients')).rejects.toEqual(new Error('no answer'))
  await expect(send('import', 'three clients')).rejects.toEqual(new Error('no answer'))
  await given({ write: ['undo', 'k1'], undoes: 'k1' })
  await send('import', 'two clients')
  await send('import', 'three clients')
  expect(keys).toEqual(['k1', 'k2', 'k3', 'k4', 'k2'])
  const later = setUp({ lost: 0, storage })
  await later.given({ write: ['undo', 'k4'], undoes: 'k4' })
  await later.send('import', 'two clients')
  expect(later.keys).toEqual(['k1', 'k2'])
})

it('still knows the key of a write that could not be taken back', async () => {
  const { send, given, keys } = setUp({ lost: 2 })
  await expect(send('import')).rejects.toEqual(new Error('no answer'))
  await expect(given({ write: ['undo', 'k1'], undoes: 'k1' })).rejects.toEqual(new Error('no answer'))
  await send('import')
  expect(keys).toEqual(['k1', 'k2', 'k1'])
})

it('keeps the key of what was asked last where the answer to an earlier write comes later', async () => {
  let ids = 0
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const idempotentSend = createIdempotentSend(
    () => `k${++ids}`,
    { storage: memoryStorage(), at: AT },
    NO_PENDING_WRITES,
  )
  const edit = idempotentSend({ write: ['edit'], about: 'client/4' }, () => answered)
  const failing = idempotentSend({ write: ['remove'], about: 'client/4' }, () => Promise.reject(new Error('no answer')))
  await expect(failing).rejects.toEqual(new Error('no answer'))
  answer()
  await edit
  const { key } = await idempotentSend({ write: ['remove'], about: 'client/4' }, async () => undefined)
  expect(key).toBe('k2')
})

it('counts a double click as one write', async () => {
  const { send, keys } = setUp({ lost: 0 })
  await Promise.all([send('client', 'remove', 4), send('client', 'remove', 4)])
  expect(keys).toEqual(['k1', 'k1'])
})

it('knows after a reload what was not answered, and forgets it once it is', async () => {
  const storage = memoryStorage()
  const lost = setUp({ lost: 1, storage })
  await expect(lost.send('client', 'create', 'Nora')).rejects.toEqual(new Error('no answer'))
  const idempotentSend = createIdempotentSend(() => 'k9', { storage, at: AT }, NO_PENDING_WRITES)
  const again = async () => {
    const sent = await idempotentSend({ write: ['client', 'create', 'Nora'] }, async () => undefined)
    sent.forget()
    return sent
  }
  const [first, second] = [await again(), await again()]
  expect([first.key, second.key, storage.getItem(AT)]).toEqual(['k1', 'k9', null])
})

it('knows after a reload what was answered but is not on screen yet, whatever else was answered in the meantime', async () => {
  const storage = memoryStorage()
  const ended = setUp({ lost: 0, storage })
  await ended.send('client', 'create', 'Nora')
  const other = await ended.send('client', 'create', 'Omar')
  other.forget()
  const idempotentSend = createIdempotentSend(() => 'k9', { storage, at: AT }, NO_PENDING_WRITES)
  const send = async (name: string) =>
    (await idempotentSend({ write: ['client', 'create', name] }, async () => undefined)).key
  expect([await send('Nora'), await send('Omar')]).toEqual(['k1', 'k9'])
})

it.each([
  ['what it remembers is damaged', (storage: Storage) => storage.setItem(AT, '[["client",')],
  ['what it remembers is of another kind', (storage: Storage) => storage.setItem(AT, '{"client":"k1"}')],
  ['there is no storage', (storage: ReturnType<typeof memoryStorage>) => storage.refuse(true)],
])('sends all the same where %s', async (_, happens) => {
  const storage = memoryStorage()
  happens(storage)
  const { send } = setUp({ lost: 0, storage })
  expect(await send('client', 'edit', 4)).toEqual({ key: 'k1', answer: 'done under k1', forget: expect.any(Function) })
})

it('keeps a write that outlives its page until it is answered or fails, and only such a one', async () => {
  const log: string[] = []
  const writes = {
    async keep(write: readonly unknown[], key: string) {
      log.push(`${write.join(' ')} under ${key}`)
      return () => void log.push(`${key} settled`)
    },
  }
  let ids = 0
  const idempotentSend = createIdempotentSend(() => `k${++ids}`, { storage: memoryStorage(), at: AT }, writes)
  await idempotentSend({ write: ['edit', 4], durable: true }, async (key) => void log.push(`${key} sent`))
  const failing = idempotentSend({ write: ['edit', 5], durable: true }, () => Promise.reject(new Error('no answer')))
  await expect(failing).rejects.toEqual(new Error('no answer'))
  await idempotentSend({ write: ['edit', 6] }, async () => undefined)
  expect(log).toEqual(['edit 4 under k1', 'k1 sent', 'k1 settled', 'edit 5 under k2', 'k2 settled'])
})

it('sends what a closed page left under the key it had', async () => {
  const idempotentSend = createIdempotentSend(() => 'k9', { storage: memoryStorage(), at: AT }, NO_PENDING_WRITES)
  expect((await idempotentSend({ write: ['edit', 4], key: 'k1' }, async () => undefined)).key).toBe('k1')
})
