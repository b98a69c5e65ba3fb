import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import type { ManagedUser } from '@/domain/permissions/managed'
import { absentQuery } from '@/services/permissions/queries'
import { LazyUserDetails } from '@/ui/permissions/lazy-parts'
import { type OpenedProps, useOpenRecord } from '../-records/use-open-record'

type Props = OpenedProps<ComponentProps<typeof LazyUserDetails>> & {
  list: Pick<UseQueryResult<ManagedUser[]>, 'data' | 'error'>
}

const NONE: readonly never[] = []

export const UserDetailsContainer = (props: Props) => {
  const { page } = useOpenRecord({
    ...props,
    kind: 'user',
    damaged: NONE,
    single: absentQuery<ManagedUser>('user', props.id),
  })
  return <LazyUserDetails {...props} {...page} />
}
