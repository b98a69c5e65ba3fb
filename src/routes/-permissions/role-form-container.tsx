import type { UseQueryResult } from '@tanstack/react-query'
import { type ManagedRole, roleDraftSchema, roleFormOf } from '@/domain/permissions/managed'
import { absentQuery } from '@/services/permissions/queries'
import { LazyRoleDialog } from '@/ui/permissions/lazy-parts'
import type { RoleDialogProps } from '@/ui/permissions/types'
import { useRecordFormSubject } from '../-records/use-record-form-subject'

type Props = Omit<RoleDialogProps, 'role' | 'copied' | 'draft' | 'onDraft'> & {
  /** Null for a new role. */
  id: number | null
  copyOf: number | undefined
  list: Pick<UseQueryResult<ManagedRole[]>, 'data' | 'error'>
}

const NONE: readonly never[] = []

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
