import { useState } from 'react'
import * as v from 'valibot'
import { jobShape } from '@/domain/job/draft'
import type { Actor } from '@/domain/permissions/actor'
import type { JobsScreenProps } from '@/ui/jobs/types'
import { useStored } from '../-loading/stored'
import { formKey, useFormDraft } from '../-records/use-form-draft'
import { useWorkspace } from '../-session/workspace'
import type { JobsSearch } from './search'

/** The addresses of Create Job whose drafts are kept apart: for a client, for equipment, or as a copy. */
type Begun = Partial<Pick<JobsSearch, 'client' | 'copy' | 'equipment'>>

const partOf = ({ client, copy, equipment }: Begun): string | undefined =>
  [copy && `copy-${copy}`, client && `of-${client}`, equipment && `for-${equipment}`].filter(Boolean).join('.') ||
  undefined

/** Where what is typed into Create Job is kept. */
export const newJobKey = ({ user_id }: Pick<Actor, 'user_id'>, begun: Begun): string =>
  formKey(user_id, { form: 'job', part: partOf(begun) })

const isSending = v.nullable(v.literal(true))

type NewJob = Pick<JobsScreenProps, 'draft' | 'onDraft' | 'onSending'> & {
  /** Whether the page was closed on the form while that was being sent: it is finished without the form. */
  wasSending: boolean
}

/** What was typed into Create Job before a reload, and whether it was being sent. */
export const useNewJobDraft = (search: JobsSearch): NewJob => {
  const { actor } = useWorkspace()
  const key = newJobKey(actor, search)
  const [draft, onDraft] = useFormDraft({ form: 'job', part: partOf(search), shape: jobShape })
  const [sending, setSending] = useStored(sessionStorage, `${key}.sending`, isSending, null)
  const [wasSentFrom] = useState(sending === true ? key : null)
  return {
    draft,
    onDraft,
    onSending: (is) => setSending(is || null),
    wasSending: sending === true && wasSentFrom === key,
  }
}
