import { fileRefusal, LARGEST_LOGO, LOGO_SIDE } from '@/domain/account/logo'

type Read = { ok: true; image: string } | { ok: false; problem: string }

const asDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new Error('The picture could not be read.'))
    reader.readAsDataURL(blob)
  })

const scaled = async (file: File): Promise<Blob | null> => {
  const picture = await createImageBitmap(file)
  const factor = Math.min(1, LOGO_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * factor))
  canvas.height = Math.max(1, Math.round(picture.height * factor))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  // The only format that every browser writes and that keeps transparency.
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

export const logoFrom = async (file: File): Promise<Read> => {
  const problem = fileRefusal(file)
  if (problem !== null) return { ok: false, problem }
  try {
    const blob = await scaled(file)
    if (blob !== null && blob.size <= LARGEST_LOGO) return { ok: true, image: await asDataUrl(blob) }
    return { ok: false, problem: 'This picture is still too large once it is scaled. Choose a simpler one.' }
  } catch {
    return { ok: false, problem: 'This file can’t be read as a picture. Choose another one.' }
  }
}
