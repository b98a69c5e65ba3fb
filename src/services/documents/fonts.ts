import { once } from '@/domain/async/once'
import bold from './fonts/noto-sans-bold.ttf?url'
import regular from './fonts/noto-sans-regular.ttf?url'
import type { Fonts } from './pages'

/** Limits the arguments of one `String.fromCharCode` call. */
const PART = 0x8000

const base64Of = (bytes: Uint8Array): string => {
  let text = ''
  for (let at = 0; at < bytes.length; at += PART) text += String.fromCharCode(...bytes.subarray(at, at + PART))
  return btoa(text)
}

/** Rejects when the file can't be loaded, for example offline. */
const fontAt = async (address: string): Promise<string> => {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error('The letters of this document could not be loaded.')
  return base64Of(new Uint8Array(await answer.arrayBuffer()))
}

/** Noto Sans subset to Latin, Greek and Cyrillic. Loaded with the first document that needs it. */
export const loadFonts = once(async (): Promise<Fonts> => {
  const [normal, heavy] = await Promise.all([fontAt(regular), fontAt(bold)])
  return { regular: normal, bold: heavy }
})
