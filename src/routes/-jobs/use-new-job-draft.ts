import { useState } from 'react'
import * as v from 'valibot'
import { jobShape } from '@/domain/job/draft'
import type { Actor } from '@/domain/permissions/actor'
import type { JobsScreenProps } from '@/ui/jobs/types'
import { useStored } from '../-loading/stored'
import { formKey, useFormDraft } from '../-records/use-form-draft'
import { useWorkspace } from '../-session/workspace'
import type { JobsSearch } from './search'

/** Create Job drafts are kept separately for a client, for equipment, for a message, and for a copy. */
type Begun = Partial<Pick<JobsSearch, 'client' | 'copy' | 'equipment' | 'message'>>

const partOf = ({ client, copy, equipment, message }: Begun): string | undefined =>
  [copy && `copy-${copy}`, client && `of-${client}`, equipment && `for-${equipment}`, message && `from-${message}`]
    .filter(Boolean)
    .join('.') || undefined

export const newJobKey = ({ user_id }: Pick<Actor, 'user_id'>, begun: Begun): string =>
  formKey(user_id, { form: 'job', part: partOf(begun) })

const isSending = v.nullable(v.literal(true))

type NewJob = Pick<JobsScreenProps, 'draft' | 'onDraft' | 'onSending'> & {
  /** True when the page was closed while sending; the write is then finished without the form. */
  wasSending: boolean
}

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
