import { releaseLater } from '../behavior/release-later'

export const saveFile = (name: string, content: BlobPart, type: string): void => {
  const href = URL.createObjectURL(new Blob([content], { type }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  releaseLater(href)
}
