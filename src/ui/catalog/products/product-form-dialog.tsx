import { mayEditPrices, maySeeStock } from '@/domain/catalog/permissions'
import { NO_PRODUCT_PRICE, NO_STOCK, type Product } from '@/domain/catalog/product'
import { emptyProductForm, type ProductDraft, productFormOf, productFormSchema } from '@/domain/catalog/product-form'
import { FormDialog } from '@/ui/kit/forms/form-dialog'
import type { OpenedRecord } from '@/ui/kit/forms/opened-record'
import { checkSchema } from '@/ui/kit/forms/schema-check'
import { formTexts, RecordFormGate, useRecordDialog } from '@/ui/kit/records/actions/record-dialog'
import { PRODUCT_HISTORY } from '../history'
import { catalogRefusal } from '../rules/refusals'
import { withoutFields } from '../rules/without-fields'
import type { ProductFormProps } from '../types'
import { ProductFormFields } from './product-form-fields'

const TEXTS = formTexts('product')

const check = checkSchema(productFormSchema)

export const ProductFormDialog = (props: ProductFormProps) => {
  const { subject, actor, onClose } = props
  const refusal = catalogRefusal(actor, 'products', subject ? 'edit' : 'create')
  return (
    <RecordFormGate texts={TEXTS} {...{ subject, refusal, onClose }}>
      {(opened) => <Form {...props} subject={opened} />}
    </RecordFormGate>
  )
}

const FREE = { ...emptyProductForm, sell_price: '0' }
const STOCK = { ...NO_STOCK, current_stock: 0 }

const Form = (props: ProductFormProps & { subject: OpenedRecord<Product> | null }) => {
  const { subject, actor, commands, draft, onDraft, onClose } = props
  const [setsPrices, setsStock] = [mayEditPrices(actor), maySeeStock(actor)]
  const { form, dialog } = useRecordDialog({
    texts: TEXTS,
    subject,
    empty: setsPrices ? emptyProductForm : FREE,
    formOf: productFormOf,
    words: { noun: 'product', fields: PRODUCT_HISTORY },
    nameOf: ({ name }) => name,
    nameless: 'A product without a name',
    check,
    add(typed) {
      const priced: ProductDraft = setsPrices ? typed : withoutFields(typed, NO_PRODUCT_PRICE)
      return commands.products.create(setsStock ? priced : withoutFields(priced, STOCK))
    },
    edit: commands.products.edit,
    draft,
    onDraft,
    onClose,
  })
  return (
    <FormDialog {...dialog} size="lg">
      <ProductFormFields form={form} isNew={subject === null} {...{ setsPrices, setsStock }} />
    </FormDialog>
  )
}
