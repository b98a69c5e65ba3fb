import { mayEditPrices, maySeeStock } from '@/domain/catalog/permissions'
import { NO_PRODUCT_PRICE, NO_STOCK, type Product } from '@/domain/catalog/product'
import { emptyProductForm, type ProductDraft, productFormOf, productFormSchema } from '@/domain/catalog/product-form'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import { NoForm } from '@/ui/kit/forms/no-form'
import type { OpenedRecord } from '@/ui/kit/forms/opened-record'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { useRecordForm } from '@/ui/kit/forms/use-record-form'
import { announce } from '@/ui/kit/records/use-record-actions'
import { PRODUCT_HISTORY } from '../history'
import { catalogRefusal } from '../rules/refusals'
import { withoutFields } from '../rules/without-fields'
import type { ProductFormProps } from '../types'
import { ProductFormFields } from './product-form-fields'

const check = checkSchema(productFormSchema)

/** Add and Edit Product (CAT-06), or at once why this can't be: its address can be opened by anybody. */
export const ProductFormDialog = (props: ProductFormProps) => {
  const { subject, actor, onClose } = props
  const refusal = catalogRefusal(actor, 'products', subject ? 'edit' : 'create')
  if (refusal === null && !(subject && 'problem' in subject)) return <Form {...props} subject={subject} />
  return (
    <NoForm title={(subject ? EDITING : ADDING).title} onClose={onClose}>
      {refusal ?? (subject && 'problem' in subject ? subject.problem : '')}
    </NoForm>
  )
}

const ADDING = {
  title: 'Add Product',
  submitLabel: 'Add Product',
  busyLabel: 'Adding...',
  failureText: 'Failed to add product. Please try again.',
}
const EDITING = {
  title: 'Edit Product',
  submitLabel: 'Save changes',
  busyLabel: 'Saving...',
  failureText: 'Failed to update product. Please try again.',
}

const FREE = { ...emptyProductForm, sell_price: '0' }
const STOCK = { ...NO_STOCK, current_stock: 0 }

/** What is typed is kept as a draft and survives a reload; a failure leaves the form filled in. */
const Form = (props: ProductFormProps & { subject: OpenedRecord<Product> | null }) => {
  const { subject, actor, commands, draft, onDraft, onClose } = props
  const [setsPrices, setsStock] = [mayEditPrices(actor), maySeeStock(actor)]
  const form = useRecordForm({
    opened: subject,
    empty: setsPrices ? emptyProductForm : FREE,
    formOf: productFormOf,
    words: { noun: 'product', fields: PRODUCT_HISTORY },
    draft,
    onDraft,
    check,
    async save(typed, edit) {
      const priced: ProductDraft = setsPrices ? typed : withoutFields(typed, NO_PRODUCT_PRICE)
      const sent: ProductDraft = setsStock ? priced : withoutFields(priced, STOCK)
      const outcome =
        subject && edit ? await commands.products.edit(subject.first, edit) : await commands.products.create(sent)
      if (!outcome.ok) return outcome.failure
      await outcome.shown
      announce(`${typed.name} ${subject ? 'saved' : 'added'}`, {
        undo: outcome.undo,
        ...(subject ? { about: `product/${subject.first.id}` } : {}),
        ...(!subject && outcome.id !== undefined ? { added: `product/${outcome.id}` } : {}),
      })
      onClose()
      return null
    },
  })
  return (
    <FormDialog
      form={form}
      {...(subject ? EDITING : ADDING)}
      size="lg"
      question={{
        title: subject ? 'Discard these changes?' : 'Discard this product?',
        object: (subject?.first ?? form.form).name || 'A product without a name',
      }}
      onClose={onClose}
    >
      <ProductFormFields form={form} isNew={subject === null} {...{ setsPrices, setsStock }} />
    </FormDialog>
  )
}
