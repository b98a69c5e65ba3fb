import type { MessageFile } from '@/domain/messaging/views'
import { base64From } from '@/domain/text/base64'

/** In bytes; carriers shrink larger pictures themselves, and badly. */
const LARGEST = 500_000
const LONGEST_SIDE = 1_600
const QUALITIES = [0.85, 0.7, 0.55, 0.4]
const SMALLEST_SIDE = 320

const jpegOf = (picture: ImageBitmap, side: number, quality: number): Promise<Blob | null> => {
  const factor = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * factor))
  canvas.height = Math.max(1, Math.round(picture.height * factor))
  const brush = canvas.getContext('2d')
  if (brush) {
    // JPEG has no transparency; without this it would be black.
    brush.fillStyle = '#fff'
    brush.fillRect(0, 0, canvas.width, canvas.height)
    brush.drawImage(picture, 0, 0, canvas.width, canvas.height)
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}

const shrunk = async (file: File): Promise<Blob | null> => {
  const picture = await createImageBitmap(file)
  try {
    for (let side = LONGEST_SIDE; side >= SMALLEST_SIDE; side /= 2) {
      for (const quality of QUALITIES) {
        const blob = await jpegOf(picture, side, quality)
        if (blob && blob.size <= LARGEST) return blob
      }
    }
    return null
  } finally {
    picture.close()
  }
}

type Read = { ok: true; file: MessageFile } | { ok: false; problem: string }

const asFile = async (id: string, name: string, blob: Blob): Promise<MessageFile> => ({
  id,
  name,
  type: blob.type || 'application/octet-stream',
  data: base64From(new Uint8Array(await blob.arrayBuffer())),
})

/** A picture as JPEG of at most 500 KB. */
export const pictureFile = async (file: File, id: string): Promise<Read> => {
  try {
    const blob = await shrunk(file)
    if (blob === null) return { ok: false, problem: `${file.name} is too large. Choose a smaller picture.` }
    return { ok: true, file: await asFile(id, `${file.name.replace(/\.[^.]*$/, '')}.jpg`, blob) }
  } catch {
    return { ok: false, problem: `${file.name} can’t be read as a picture. Choose another one.` }
  }
}

/** Any file, as it is. */
export const attachedFile = async (file: File, id: string): Promise<Read> => {
  try {
    return { ok: true, file: await asFile(id, file.name, file) }
  } catch {
    return { ok: false, problem: `${file.name} can’t be read. Choose it again.` }
  }
}
