import { chakra } from '@chakra-ui/react'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ServiceCategory } from '@/domain/catalog/category'
import { categoryUseRefusal } from '@/domain/catalog/refusals'
import { counted } from '@/domain/wording'
import { ActionButton } from '@/ui/kit/action-button'
import { Badge } from '@/ui/kit/badge'
import { Banner } from '@/ui/kit/banner'
import { Button } from '@/ui/kit/button'
import { ConfirmDialog } from '@/ui/kit/confirm-dialog'
import { Dialog } from '@/ui/kit/dialog'
import { IconButton } from '@/ui/kit/icon-button'
import { announce } from '@/ui/kit/records/use-record-actions'
import { CategoryName } from '../category-name'
import { catalogRefusal, SAMPLE_REFUSAL } from '../rules/refusals'
import type { CatalogSurroundings } from '../types'

type Props = Pick<CatalogSurroundings, 'actor' | 'catalog' | 'commands' | 'isSample'> & {
  /** Opens the form of a category; of a new one for null. */
  onEdit: (id: number | null) => void
  onClose: () => void
}

/** The service categories: their names, colors, order, and whether they are used (CAT-04). One that has services stays. */
export const CategoriesDialog = ({ actor, catalog, commands, isSample, onEdit, onClose }: Props) => {
  const { categories, services } = catalog
  const [going, setGoing] = useState<ServiceCategory | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const refusal = (deed: 'create' | 'edit' | 'delete') =>
    isSample ? SAMPLE_REFUSAL : catalogRefusal(actor, 'categories', deed)
  const servicesIn = ({ id }: ServiceCategory) =>
    services.filter(({ category_id }) => category_id === id).map(({ name }) => name)
  const remove = async (category: ServiceCategory) => {
    setGoing(null)
    const outcome = await commands.categories.remove(category)
    if (!outcome.ok) return setFailure(outcome.failure.message)
    await outcome.shown
    announce(`${category.name} deleted`, { undo: outcome.undo })
  }
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title="Service categories"
        size="md"
        footer={
          <>
            <Button variant="outline" onClick={onClose}>
              Close
            </Button>
            <ActionButton disabledReason={refusal('create')} onClick={() => onEdit(null)}>
              <Plus size={16} aria-hidden />
              Add Category
            </ActionButton>
          </>
        }
      >
        {failure && (
          <Banner kind="warning" detail={failure} onDismiss={() => setFailure(null)}>
            Failed to delete category. Please try again.
          </Banner>
        )}
        {categories.length === 0 && <chakra.p color="fg.muted">No categories yet. Services need one.</chakra.p>}
        <chakra.ul display="grid" listStyleType="none" aria-label="Service categories">
          {categories.map((category) => {
            const { length } = servicesIn(category)
            return (
              <chakra.li
                key={category.id}
                display="flex"
                alignItems="center"
                gap="2"
                py="1.5"
                borderBottomWidth="1px"
                _last={{ borderBottomWidth: '0' }}
              >
                <chakra.div flex="1" minW="0">
                  <CategoryName category={category} /> {!category.active && <Badge>Inactive</Badge>}
                  <chakra.p textStyle="small" color="fg.muted">
                    {counted(length, 'service')}
                    {category.description && ` · ${category.description}`}
                  </chakra.p>
                </chakra.div>
                <IconButton
                  label={`Edit ${category.name}`}
                  disabledReason={refusal('edit')}
                  onClick={() => onEdit(category.id)}
                >
                  <Pencil size={16} aria-hidden />
                </IconButton>
                <IconButton
                  label={`Delete ${category.name}`}
                  disabledReason={refusal('delete') ?? categoryUseRefusal(servicesIn(category))}
                  onClick={() => setGoing(category)}
                >
                  <Trash2 size={16} aria-hidden />
                </IconButton>
              </chakra.li>
            )
          })}
        </chakra.ul>
      </Dialog>
      {going && (
        <ConfirmDialog
          open
          title="Delete this category?"
          object={going.name}
          confirmLabel="Delete category"
          onConfirm={() => void remove(going)}
          onCancel={() => setGoing(null)}
        >
          No service is in it. You can undo this right after.
        </ConfirmDialog>
      )}
    </>
  )
}
