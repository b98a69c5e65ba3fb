import type { UseQueryResult } from '@tanstack/react-query'
import { ownedPropertyFormOf, ownedPropertyFormSchema } from '@/domain/client/form'
import type { ListedProperty } from '@/domain/client/listed-property'
import { propertyQuery } from '@/services/clients/queries'
import { LazyPropertyForm } from '@/ui/properties/lazy-parts'
import type { PropertyFormProps } from '@/ui/properties/types'
import { useRecordFormSubject } from '../-records/use-record-form-subject'
import { useShowing } from '../-records/use-showing'
import { useWorkspace } from '../-session/workspace'

type Props = Omit<PropertyFormProps, 'property' | 'draft' | 'onDraft' | 'onShow'> & {
  id: number | null
  list: Pick<UseQueryResult<ListedProperty[]>, 'data' | 'error'>
}

export const PropertyFormContainer = ({ id, list, ...rest }: Props) => {
  const { workspace } = useWorkspace()
  const onShow = useShowing('/dashboard/properties', 'property')
  const { subject, ...draft } = useRecordFormSubject({
    id,
    kind: 'property',
    list,
    // An unreadable property makes its client unreadable too; the client's page repairs it.
    damaged: [],
    single: propertyQuery(workspace.http, rest.actor.business_id, id ?? 0),
    form: 'property',
    shape: ownedPropertyFormSchema,
    formOf: ownedPropertyFormOf,
  })
  return subject !== undefined && <LazyPropertyForm {...rest} {...draft} property={subject} onShow={onShow} />
}
