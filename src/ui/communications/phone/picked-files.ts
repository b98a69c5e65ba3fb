import { attachedFile, pictureFile } from '../composer/shrink-picture'
import type { HandsetFile } from './types'

type Picked = { files: HandsetFile[]; problem: string | null }

/** Those that can be read, and why one can't. */
const readAll = async (files: readonly File[], read: typeof attachedFile, newId: () => string): Promise<Picked> => {
  const picked: Picked = { files: [], problem: null }
  for (const file of files) {
    const outcome = await read(file, newId())
    if (outcome.ok) picked.files.push(outcome.file)
    else picked.problem = outcome.problem
  }
  return picked
}

export const picturesFrom = (files: readonly File[], newId: () => string): Promise<Picked> =>
  readAll(files, pictureFile, newId)

export const filesFrom = (files: readonly File[], newId: () => string): Promise<Picked> =>
  readAll(files, attachedFile, newId)
