import type { UseQueryResult } from '@tanstack/react-query'
import type { CrewMember } from '@/domain/crew/crew'
import { crewFormOf, crewFormSchema } from '@/domain/crew/form'
import { crewMemberQuery } from '@/services/crew/queries'
import { LazyCrewForm } from '@/ui/crew/lazy-parts'
import type { CrewFormProps } from '@/ui/crew/types'
import type { DamagedRecord } from '@/ui/kit/records/page/damaged-notice'
import { useRecordFormSubject } from '../-records/use-record-form-subject'
import { useWorkspace } from '../-session/workspace'

type Props = Omit<CrewFormProps, 'member' | 'crew' | 'draft' | 'onDraft'> & {
  id: number | null
  list: Pick<UseQueryResult<CrewMember[]>, 'data' | 'error'>
  damaged: readonly DamagedRecord[]
}

const NONE: readonly never[] = []

export const CrewFormContainer = ({ id, list, damaged, ...rest }: Props) => {
  const { workspace } = useWorkspace()
  const { subject, ...draft } = useRecordFormSubject({
    id,
    kind: 'crew',
    noun: 'crew member',
    list,
    damaged,
    single: crewMemberQuery(workspace.http, rest.actor.business_id, id ?? 0),
    form: 'crew',
    shape: crewFormSchema,
    formOf: crewFormOf,
  })
  return subject !== undefined && <LazyCrewForm {...rest} {...draft} member={subject} crew={list.data ?? NONE} />
}
