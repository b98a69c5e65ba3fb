import { chakra } from '@chakra-ui/react'
import type { ServiceCategory } from '@/domain/catalog/category'
import { categoryUseRefusal } from '@/domain/catalog/refusals'
import { counted } from '@/domain/text/wording'
import { Badge } from '@/ui/kit/feedback/badge'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { RecordListDialog } from '@/ui/kit/records/actions/record-list-dialog'
import { CategoryName } from '../category-name'
import { catalogRefusal, SAMPLE_REFUSAL } from '../rules/refusals'
import type { CatalogContext } from '../types'

type Props = Pick<CatalogContext, 'actor' | 'catalog' | 'commands' | 'isSample'> & {
  records: Loadable<readonly ServiceCategory[]>
  onEdit: (id: number | null) => void
  onClose: () => void
}

/** Category names, colors, order and usage (CAT-04). A category with services can't be deleted. */
export const CategoriesDialog = ({ actor, catalog, commands, isSample, ...rest }: Props) => {
  const refusal = (deed: 'create' | 'edit' | 'delete') =>
    isSample ? SAMPLE_REFUSAL : catalogRefusal(actor, 'categories', deed)
  const servicesIn = ({ id }: ServiceCategory) =>
    catalog.services.filter(({ category_id }) => category_id === id).map(({ name }) => name)
  return (
    <RecordListDialog
      {...rest}
      title="Service categories"
      noun={['category', 'categories']}
      addLabel="Add Category"
      none="No categories yet. Services need one."
      consequence="No service is in it. You can undo this."
      refusals={{
        add: refusal('create'),
        edit: refusal('edit'),
        remove: (category) => refusal('delete') ?? categoryUseRefusal(servicesIn(category)),
      }}
      remove={commands.categories.remove}
    >
      {(category) => (
        <>
          <CategoryName category={category} /> {!category.active && <Badge>Inactive</Badge>}
          <chakra.p textStyle="small" color="fg.muted">
            {counted(servicesIn(category).length, 'service')}
            {category.description && ` · ${category.description}`}
          </chakra.p>
        </>
      )}
    </RecordListDialog>
  )
}
