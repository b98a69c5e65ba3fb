/** How long a browser has to begin with a file: a slow one asks first where to put it. */
const KEPT_FOR = 60_000

/** Hands a text, or the bytes of a document, to the person as a file of this media type. */
export const saveFile = (name: string, content: BlobPart, type: string): void => {
  const href = URL.createObjectURL(new Blob([content], { type }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), KEPT_FOR)
}
