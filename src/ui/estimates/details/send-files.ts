import { remainingRoom, tooManyAttachments } from '@/domain/estimate/attachment-refusal'
import { type Failure, isMissingCode } from '@/domain/record/failure'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import type { EstimateCommands } from '../types'

type Arrived = { id: string; name: string }
type Add = (ids: readonly string[]) => Promise<Outcome>
type Added = { count: number; outcome: Outcome | null; problems: string[] }
type Send = (file: File) => ReturnType<EstimateCommands['sendAttachment']>

/** A refusal includes the file name; other failures don't. */
const problemWith = ({ name }: File, failure: Failure): string => {
  const { status, message } = failure
  if (status === 0 && !isMissingCode(failure))
    return `“${name}” was not added. You appear to be offline. Add it again once you’re online.`
  return message.includes(name) ? message : `“${name}” was not added. ${message}`
}

/** Uploads sequentially, so that at most one file is in memory, up to the remaining room. */
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
 * Adds uploaded files. If others used some of the room in the meantime, adds as many as fit in order and reports a problem for each remaining
 * one. `outcome` is null when none fits.
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
