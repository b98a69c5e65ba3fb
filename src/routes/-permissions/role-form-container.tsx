import type { UseQueryResult } from '@tanstack/react-query'
import { type ManagedRole, roleDraftSchema, roleFormOf } from '@/domain/permissions/managed'
import { absentQuery } from '@/services/permissions/queries'
import { LazyRoleDialog } from '@/ui/permissions/lazy-parts'
import type { RoleDialogProps } from '@/ui/permissions/types'
import { useRecordFormSubject } from '../-records/use-record-form-subject'

type Props = Omit<RoleDialogProps, 'role' | 'copied' | 'draft' | 'onDraft'> & {
  /** The role that is edited; null for a new one. */
  id: number | null
  /** The role that a new one begins as a copy of. */
  copyOf: number | undefined
  list: Pick<UseQueryResult<ManagedRole[]>, 'data' | 'error'>
}

const NONE: readonly never[] = []

/** Finds the role that is edited, and keeps what is typed about it over a reload. */
export const RoleFormContainer = ({ id, copyOf, list, ...rest }: Props) => {
  const { subject, ...draft } = useRecordFormSubject({
    id,
    kind: 'role',
    list,
    damaged: NONE,
    single: absentQuery<ManagedRole>('role', id ?? 0),
    form: 'role',
    shape: roleDraftSchema,
    formOf: roleFormOf,
  })
  const copied = list.data?.find((role) => role.id === copyOf) ?? null
  const isWaiting = copyOf !== undefined && list.data === undefined && list.error === null
  return subject !== undefined && !isWaiting && <LazyRoleDialog {...rest} {...draft} role={subject} copied={copied} />
}
