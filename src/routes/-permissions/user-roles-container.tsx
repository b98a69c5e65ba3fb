import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type ManagedUser, rolesFormOf, rolesFormSchema } from '@/domain/permissions/managed'
import { absentQuery } from '@/services/permissions/queries'
import { LazyUserRoles } from '@/ui/permissions/lazy-parts'
import type { UserOfRoles, UserRolesProps } from '@/ui/permissions/types'
import { useRecordFormSubject } from '../-records/use-record-form-subject'

type Props = Omit<UserRolesProps, 'user' | 'draft' | 'onDraft'> & {
  id: number
  list: Pick<UseQueryResult<ManagedUser[]>, 'data' | 'error'>
}

const NONE: readonly never[] = []

/** Keeps the selection across reloads (PERM-09). */
export const UserRolesContainer = ({ id, list: { data, error }, ...rest }: Props) => {
  const users = useMemo(
    () => data?.map((user): UserOfRoles => ({ ...user, role_ids: user.roles.map((role) => role.id) })),
    [data],
  )
  const { subject, ...draft } = useRecordFormSubject({
    id,
    kind: 'user',
    list: { data: users, error },
    damaged: NONE,
    single: absentQuery<UserOfRoles>('user', id),
    form: 'user_roles',
    shape: rolesFormSchema,
    formOf: rolesFormOf,
  })
  return subject && <LazyUserRoles {...rest} {...draft} user={subject} />
}
