import { releaseLater } from '../behavior/release-later'

/** Hands a text, or the bytes of a document, to the person as a file of this media type. */
export const saveFile = (name: string, content: BlobPart, type: string): void => {
  const href = URL.createObjectURL(new Blob([content], { type }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  releaseLater(href)
}
