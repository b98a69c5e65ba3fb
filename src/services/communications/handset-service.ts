import { handsetCalls } from '@/contract/communications/handset'
import type { HandsetContents, Handsets, HandsetWriting } from '@/domain/messaging/handset'
import { blobFrom } from '../documents/blob-from'
import type { Http } from '../http/http'
import type { Changes } from '../renewal'

export type HandsetService = {
  /** Of the sample business unless another is named. Throws a 404 Failure. */
  list(business: number | undefined): Promise<Handsets>
  /** What a number or an email address received and wrote. */
  contents(address: string): Promise<HandsetContents>
  /** Throws a 404, 409, 413 or 422 Failure. */
  write(writing: HandsetWriting): Promise<HandsetContents>
  /** Throws a 404 Failure. */
  file(address: string, message: number, file: string): Promise<Blob>
  /** Tells the other tabs that a message arrived here or was reported on. */
  announce(): void
  subscribe(listener: () => void): () => void
}

export const createHandsetService = (
  http: Http,
  { announce, subscribe }: Pick<Changes, 'announce' | 'subscribe'>,
): HandsetService => {
  const tell = () => announce(['communications', 'facts'])
  return {
    list: (business) =>
      http.call(handsetCalls.list, {
        params: {},
        query: business === undefined ? {} : { business: String(business) },
      }),
    contents: (address) => http.call(handsetCalls.contents, { params: {}, query: { address } }),
    async write(body) {
      const contents = await http.call(handsetCalls.write, { params: {}, body, key: body.provider_id })
      tell()
      return contents
    },
    file: async (address, messageId, fileId) =>
      blobFrom(await http.call(handsetCalls.file, { params: { messageId, fileId }, query: { address } })),
    announce: tell,
    subscribe: (listener) => subscribe(() => listener()),
  }
}
