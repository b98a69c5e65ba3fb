import { isOutOfRoom } from '@/domain/job/photo'
import type { MessageFile, OutgoingMessage } from '@/domain/messaging/views'
import { failureFrom } from '@/domain/record/failure'
import { base64From, bytesFrom } from '@/domain/text/base64'
import type { Clock, Instant } from '@/domain/time/clock'

/** A file on this device until its message is sent. */
export type PendingFile = { kind: 'message_file'; owner: number; at: Instant }

type Device = {
  put(id: string, note: PendingFile, content: Uint8Array): Promise<void>
  notes(): Promise<ReadonlyMap<string, Partial<PendingFile>>>
  read(id: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  drop(ids: readonly string[]): Promise<void>
}

export type MessageFiles = {
  /** Puts the files on this device, so that the flow's log names them without their content. Throws Failure 507 when it is full. */
  keep(message: OutgoingMessage): Promise<OutgoingMessage>
  /** The message with the content of its files. Throws Failure 410 when a file is gone. */
  filled(message: OutgoingMessage): Promise<OutgoingMessage>
  drop(message: OutgoingMessage): Promise<void>
}

type Deps = { device: Device; clock: Pick<Clock, 'now'>; userId: () => number }

/** In ms. A message is not sent a day after it was written. */
const OLD = 2 * 24 * 3_600_000

const failure = (status: number, transport: string) => failureFrom({ status, transport })

export const createMessageFiles = ({ device, clock, userId }: Deps): MessageFiles => {
  const dropOld = async () => {
    const isOld = ({ kind, at = 0 }: Partial<PendingFile>) => kind === 'message_file' && clock.now() - at > OLD
    const old = [...(await device.notes())].filter(([, note]) => isOld(note)).map(([id]) => id)
    if (old.length > 0) await device.drop(old)
  }

  const put = async ({ id, name, data, ...file }: MessageFile): Promise<MessageFile> => {
    try {
      const note: PendingFile = { kind: 'message_file', owner: userId(), at: clock.now() }
      await device.put(id, note, bytesFrom(data) ?? new Uint8Array(0))
    } catch (error) {
      if (!isOutOfRoom(error)) throw error
      throw failure(507, `There is no room for “${name}” on this device. Free some space and send it again.`)
    }
    return { id, name, ...file, data: '' }
  }

  const read = async (file: MessageFile): Promise<MessageFile> => {
    if (file.data !== '') return file
    const content = await device.read(file.id)
    if (!content) throw failure(410, `“${file.name}” is no longer on this device. Attach it again.`)
    return { ...file, data: base64From(content) }
  }

  return {
    async keep(message) {
      if (message.attachments.length === 0) return message
      await dropOld()
      return { ...message, attachments: await Promise.all(message.attachments.map(put)) }
    },
    filled: async (message) => ({ ...message, attachments: await Promise.all(message.attachments.map(read)) }),
    async drop({ attachments }) {
      if (attachments.length > 0) await device.drop(attachments.map(({ id }) => id))
    },
  }
}
