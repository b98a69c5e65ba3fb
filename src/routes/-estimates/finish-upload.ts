import * as v from 'valibot'
import { ATTACHMENT_TYPES, attachmentName } from '@/domain/estimate/attachment'
import { listed } from '@/domain/text/wording'
import { estimateQuery } from '@/services/estimates/queries'
import type { InterruptedWrite } from '@/services/http/pending-writes'
import type { ResumeDeps } from '../-records/resume-write'
import type { Unfinished } from '../-records/unfinished'

/** An upload as stored: only the file names. */
const uploadSchema = v.tuple([v.literal('estimate'), v.literal('upload'), v.number(), v.array(v.string())])

const UNKNOWN: Unfinished = {
  text: 'Files may not have been added to an estimate.',
  detail: 'You closed the page while they were on their way. Add those that are missing again.',
  retry: null,
}

/** Names the files a closed page was uploading to an estimate; their contents are lost with the page. */
export const finishUpload = async (
  interruptedWrite: InterruptedWrite,
  { workspace, actor }: Pick<ResumeDeps, 'workspace' | 'actor'>,
): Promise<Unfinished | null> => {
  const { success, output } = v.safeParse(uploadSchema, interruptedWrite.write)
  if (!success) return UNKNOWN
  const [, , id, names] = output
  const estimate = await workspace.queryClient
    .fetchQuery(estimateQuery(workspace.graphql, actor.business_id, id))
    .catch(() => null)
  if (estimate === null) return { ...UNKNOWN, estimate: id }
  const there = estimate.attachments.map(({ name }) => name)
  const isThere = (name: string) => ATTACHMENT_TYPES.some((type) => there.includes(attachmentName(name, type)))
  const missing = names.filter((name) => !isThere(name))
  if (missing.length === 0) {
    interruptedWrite.forget()
    return null
  }
  const [were, them] = missing.length === 1 ? ['was', 'it'] : ['were', 'them']
  return {
    text: `${listed(missing.map((name) => `“${name}”`))} ${were} not added to ${estimate.estimate_number}.`,
    detail: `You closed the page before this finished. Add ${them} again.`,
    estimate: id,
    retry: null,
  }
}
