import { useState } from 'react'
import * as v from 'valibot'
import { draftKey } from '@/domain/drafts'
import { emptyJobForm, type WholeJobForm } from '@/domain/job/draft'
import type { Actor } from '@/domain/permissions/actor'
import type { JobsScreenProps } from '@/ui/jobs/types'
import { tellFull } from '../-records/tell-full'
import { useStored } from '../-stored'
import { useWorkspace } from '../-workspace'
import type { JobsSearch } from './search'

/** The addresses of Create Job whose drafts are kept apart: for a client, for equipment, or as a copy. */
type Begun = Partial<Pick<JobsSearch, 'client' | 'copy' | 'equipment'>>

/** Where what is typed into Create Job is kept. */
export const newJobKey = ({ user_id }: Pick<Actor, 'user_id'>, { client, copy, equipment }: Begun): string => {
  const begun = [copy && `copy-${copy}`, client && `of-${client}`, equipment && `for-${equipment}`]
  return draftKey(user_id, ['job', ...begun].filter(Boolean).join('.'))
}

/** A draft of another release, whose form had other fields, counts as none: it would bar the page at every reload. */
const jobDraft = v.nullable(
  v.custom<WholeJobForm>(
    (value) =>
      typeof value === 'object' && value !== null && Object.keys(emptyJobForm('')).every((field) => field in value),
  ),
)

const isSending = v.nullable(v.literal(true))

type NewJob = Pick<JobsScreenProps, 'draft' | 'onDraft' | 'onSending'> & {
  /** Whether the page was closed on the form while that was being sent: it is finished without the form. */
  wasSending: boolean
}

/** What was typed into Create Job before a reload, and whether it was being sent. */
export const useNewJobDraft = (search: JobsSearch): NewJob => {
  const { actor } = useWorkspace()
  const key = newJobKey(actor, search)
  const [draft, onDraft] = useStored<v.GenericSchema<JobsScreenProps['draft']>>(
    sessionStorage,
    key,
    jobDraft,
    null,
    tellFull,
  )
  const [sending, setSending] = useStored(sessionStorage, `${key}.sending`, isSending, null)
  const [wasSentFrom] = useState(sending === true ? key : null)
  return {
    draft,
    onDraft,
    onSending: (is) => setSending(is || null),
    wasSending: sending === true && wasSentFrom === key,
  }
}
