import type { MessageFileInput } from '@/contract/graphql/generated/resolvers'
import { attachmentTypeOf } from '@/domain/estimate/attachment-refusal'
import { PHOTO_HEAD } from '@/domain/job/photo'
import { type MessageAttachment, MOST_ATTACHMENTS, messageAttachmentSchema } from '@/domain/messaging/message'
import type { Channel } from '@/domain/messaging/vocabulary'
import { bytesFrom } from '@/domain/text/base64'
import type { Store } from '../core/log/store'
import { invalid, readBy } from '../core/write/refusal'
import { contentReceived, contentsNamed } from '../core/write/sent-contents'

const OTHER_TYPE = 'application/octet-stream'

const ofBusiness = (businessId: number): string => `business/${businessId}`

type File = { attachment: MessageAttachment; content: Uint8Array }

/** The type is detected from the content; anything but a picture or PDF is a file that no browser opens. Throws Refusal 422. */
export const filesIn = (files: readonly MessageFileInput[], channel: Channel): File[] => {
  if (files.length > MOST_ATTACHMENTS) throw invalid('attachments', `Attach ${MOST_ATTACHMENTS} files or fewer`)
  return files.map(({ id, name, data }) => {
    const content = bytesFrom(data)
    if (content === null) throw invalid('attachments', 'The file is not in base64.')
    const type = attachmentTypeOf(content.subarray(0, PHOTO_HEAD)) ?? OTHER_TYPE
    if (channel === 'sms' && !type.startsWith('image/')) throw invalid('attachments', 'A text can carry only pictures')
    return { attachment: readBy(messageAttachmentSchema, { id, name, type, size: content.length }), content }
  })
}

/** Throws Refusal 409, 413, 422. */
export const filesStored = async (businessId: number, files: readonly File[], store: Store): Promise<void> => {
  const of = ofBusiness(businessId)
  for (const { attachment, content } of files) {
    const { id, name, type } = attachment
    await contentReceived({ of, id, name, type, content }, store)
  }
  await contentsNamed(
    of,
    files.map(({ attachment }) => attachment.id),
    () => true,
    store,
  )
}
