import * as v from 'valibot'
import { draftKey } from '@/domain/drafts'
import { emptyJobForm, type WholeJobForm } from '@/domain/job/draft'
import type { JobsScreenProps } from '@/ui/jobs/types'
import { tellFull } from '../-records/tell-full'
import { useStored } from '../-stored'
import { useWorkspace } from '../-workspace'
import type { JobsSearch } from './search'

/** What was begun for nobody in particular is kept apart from what is begun for a client or equipment, or as a copy. */
const draftName = ({ client, copy, equipment }: Pick<JobsSearch, 'client' | 'copy' | 'equipment'>): string =>
  ['job', copy && `copy-${copy}`, client && `of-${client}`, equipment && `for-${equipment}`].filter(Boolean).join('.')

/** A draft of another release, whose form had other fields, counts as none: it would bar the page at every reload. */
const jobDraft = v.nullable(
  v.custom<WholeJobForm>(
    (value) =>
      typeof value === 'object' && value !== null && Object.keys(emptyJobForm('')).every((field) => field in value),
  ),
)

/** A job whose page was closed while it was being made goes on being made, and its form with it. */
const isSending = v.nullable(v.literal(true))

/** What was typed into Create Job before a reload, and whether it was being sent. */
export const useNewJobDraft = (
  search: JobsSearch,
): Pick<JobsScreenProps, 'draft' | 'onDraft' | 'wasSending' | 'onSending'> => {
  const { actor } = useWorkspace()
  const key = draftKey(actor.user_id, draftName(search))
  const [draft, onDraft] = useStored<v.GenericSchema<JobsScreenProps['draft']>>(
    sessionStorage,
    key,
    jobDraft,
    null,
    tellFull,
  )
  const [sending, setSending] = useStored(sessionStorage, `${key}.sending`, isSending, null)
  return { draft, onDraft, wasSending: sending === true, onSending: (is) => setSending(is || null) }
}
