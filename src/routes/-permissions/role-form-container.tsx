import type { UseQueryResult } from '@tanstack/react-query'
import type { ManagedRole } from '@/domain/permissions/managed'
import { absentQuery } from '@/services/permissions/queries'
import { LazyRoleDialog } from '@/ui/permissions/lazy-parts'
import type { RoleDialogProps, RoleForm } from '@/ui/permissions/types'
import { useRecordFormSubject } from '../-records/use-record-form-subject'

type Props = Omit<RoleDialogProps, 'role' | 'draft' | 'onDraft'> & {
  /** The role that is edited; null for a new one. */
  id: number | null
  list: Pick<UseQueryResult<ManagedRole[]>, 'data' | 'error'>
}

/** What a kept draft has to look like: its list has to have something in it, to say of what it is. */
const SHAPE: RoleForm = { name: '', description: '', permissions: ['jobs.view.own'] }

const NONE: readonly never[] = []

/** Finds the role that is edited, and keeps what is typed about it over a reload. */
export const RoleFormContainer = ({ id, list, ...rest }: Props) => {
  const { subject, ...draft } = useRecordFormSubject({
    id,
    kind: 'role',
    list,
    damaged: NONE,
    single: absentQuery<ManagedRole>('role', id ?? 0),
    empty: SHAPE,
  })
  return subject !== undefined && <LazyRoleDialog {...rest} {...draft} role={subject} />
}
