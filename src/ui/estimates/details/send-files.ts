import { remainingRoom, tooManyAttachments } from '@/domain/estimate/attachment-refusal'
import { type Failure, isMissingCode } from '@/domain/record/failure'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import type { EstimateCommands } from '../types'

/** A file that is with the back end, but not in the estimate yet. */
type Arrived = { id: string; name: string }
type Add = (ids: readonly string[]) => Promise<Outcome>
type Added = { count: number; outcome: Outcome | null; problems: string[] }
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
  const arrived: Arrived[] = []
  const problems: string[] = []
  for (const file of files) {
    const tooMany = tooManyAttachments(present + arrived.length + 1)
    const sent = tooMany === null ? await send(file) : null
    if (sent === null) problems.push(`“${file.name}” was not added. ${tooMany}`)
    else if (sent.ok) arrived.push({ id: sent.id, name: file.name })
    else problems.push(problemWith(file, sent.failure))
  }
  return { arrived, problems }
}

/**
 * Adds files that have arrived. Someone else may have added some in the meantime: then as many are added as there is room for, the first of
 * them first, and each of the others says why it was not. `outcome` is null where there is no room for any.
 */
export const addSent = async (arrived: readonly Arrived[], add: Add): Promise<Added> => {
  const outcome = await add(arrived.map(({ id }) => id))
  const room = outcome.ok ? null : remainingRoom(outcome.failure)
  if (outcome.ok || room === null || room >= arrived.length) return { count: arrived.length, outcome, problems: [] }
  const problems = arrived.slice(room).map(({ name }) => `“${name}” was not added. ${outcome.failure.message}`)
  if (room === 0) return { count: 0, outcome: null, problems }
  const added = await addSent(arrived.slice(0, room), add)
  return { ...added, problems: [...added.problems, ...problems] }
}
