import { useQuery } from '@tanstack/react-query'
import { categoryFormOf, categoryFormSchema } from '@/domain/catalog/category'
import { categoriesQuery, singleQuery } from '@/services/catalog/queries'
import { LazyCategoryForm } from '@/ui/catalog/lazy-parts'
import type { CategoryFormProps } from '@/ui/catalog/types'
import { useRecordFormSubject } from '../-records/use-record-form-subject'
import { useWorkspace } from '../-session/workspace'

type Props = Pick<CategoryFormProps, 'actor' | 'commands' | 'onClose'> & {
  id: number | null
}

const NONE: readonly never[] = []

export const CategoryFormContainer = ({ id, ...rest }: Props) => {
  const { workspace, actor } = useWorkspace()
  const query = categoriesQuery(workspace.http, actor.business_id)
  const { data, error } = useQuery(query)
  const categories = data?.service_categories ?? NONE
  const single = singleQuery('category', id ?? 0, async () => {
    const { service_categories } = await workspace.queryClient.fetchQuery({ ...query, staleTime: 0 })
    return { items: service_categories }
  })
  const { subject, ...draft } = useRecordFormSubject({
    id,
    kind: 'service_category',
    noun: 'category',
    list: { data: data?.service_categories, error },
    damaged: data?.damaged ?? NONE,
    single,
    form: 'service_category',
    shape: categoryFormSchema,
    formOf: categoryFormOf,
  })
  return subject !== undefined && <LazyCategoryForm {...rest} {...draft} categories={categories} subject={subject} />
}
