import { base64From } from '@/domain/text/base64'
import type { HandsetFile } from './types'

/** In bytes; what every carrier takes. */
const LARGEST_PICTURE = 500_000
const LONGEST_SIDE = 1_600
const QUALITIES = [0.85, 0.7, 0.5, 0.3]

const drawn = async (file: Blob, side: number): Promise<HTMLCanvasElement> => {
  const picture = await createImageBitmap(file)
  const factor = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * factor))
  canvas.height = Math.max(1, Math.round(picture.height * factor))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas
}

const asJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))

/** A picture as a phone sends it: at most 500 KB. Returns null for what is no picture. */
const shrunk = async (file: File): Promise<Blob | null> => {
  if (file.size <= LARGEST_PICTURE) return file
  const canvas = await drawn(file, LONGEST_SIDE).catch(() => null)
  if (!canvas) return null
  for (const quality of QUALITIES) {
    const jpeg = await asJpeg(canvas, quality)
    if (jpeg && jpeg.size <= LARGEST_PICTURE) return jpeg
  }
  return null
}

const fileWith = async (id: string, name: string, content: Blob): Promise<HandsetFile> => ({
  id,
  name,
  type: content.type,
  data: base64From(new Uint8Array(await content.arrayBuffer())),
})

type Picked = { ok: true; files: HandsetFile[] } | { ok: false; problem: string }

export const picturesFrom = async (files: readonly File[], newId: () => string): Promise<Picked> => {
  const pictures: HandsetFile[] = []
  for (const file of files) {
    const content = file.type.startsWith('image/') ? await shrunk(file) : null
    if (!content) return { ok: false, problem: `“${file.name}” can’t be sent as a picture. Choose another one.` }
    pictures.push(await fileWith(newId(), file.name, content))
  }
  return { ok: true, files: pictures }
}

/** In bytes, as of all files together in base64 the demo's back end takes 14 MB. */
const LARGEST_FILE = 7_000_000

export const filesFrom = async (files: readonly File[], newId: () => string): Promise<Picked> => {
  const large = files.find(({ size }) => size > LARGEST_FILE)
  if (large) return { ok: false, problem: `“${large.name}” is larger than 7 MB. Choose a smaller file.` }
  return { ok: true, files: await Promise.all(files.map((file) => fileWith(newId(), file.name, file))) }
}
