import { tooManyAttachments } from '@/domain/estimate/attachment-refusal'
import { type Failure, isMissingCode } from '@/domain/failure'
import type { EstimateCommands } from '../types'

type Send = (file: File) => ReturnType<EstimateCommands['sendAttachment']>

/** A refusal names the file itself; a failure that is not about it doesn't. */
const problemWith = ({ name }: File, failure: Failure): string => {
  const { status, message } = failure
  if (status === 0 && !isMissingCode(failure))
    return `“${name}” was not added. You appear to be offline. Add it again once you’re online.`
  return message.includes(name) ? message : `“${name}” was not added. ${message}`
}

/** Sends files one after the other, so that no more than one is in memory: as many as there is room for besides those present. */
export const sendFiles = async (files: readonly File[], present: number, send: Send) => {
  const ids: string[] = []
  const problems: string[] = []
  for (const file of files) {
    const tooMany = tooManyAttachments(present + ids.length + 1)
    const sent = tooMany === null ? await send(file) : null
    if (sent === null) problems.push(`“${file.name}” was not added. ${tooMany}`)
    else if (sent.ok) ids.push(sent.id)
    else problems.push(problemWith(file, sent.failure))
  }
  return { ids, problems }
}
