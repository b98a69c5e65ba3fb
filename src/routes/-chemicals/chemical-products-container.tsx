import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chemicalProductFormOf, chemicalProductFormSchema } from '@/domain/chemical/product-form'
import { failureFrom } from '@/domain/record/failure'
import { chemicalProductsQuery } from '@/services/chemicals/queries'
import { LazyChemicalProductForm, LazyChemicalProducts } from '@/ui/chemicals/lazy-parts'
import type { ChemicalProductFormProps, ChemicalProductsProps } from '@/ui/chemicals/types'
import { loadable } from '../-loading/loadable'
import { useRecordFormSubject } from '../-records/use-record-form-subject'
import { useWorkspace } from '../-session/workspace'

const NONE: readonly never[] = []

export const ChemicalProductsContainer = (props: Omit<ChemicalProductsProps, 'products' | 'onEdit'>) => {
  const { workspace, actor } = useWorkspace()
  const products = useQuery(chemicalProductsQuery(workspace.graphql, actor.business_id))
  const [form, setForm] = useState<{ id: number | null } | null>(null)
  return (
    <>
      <LazyChemicalProducts {...props} products={loadable(products)} onEdit={(id) => setForm({ id })} />
      {form && (
        <FormContainer
          key={`product ${form.id ?? 'new'}`}
          actor={props.actor}
          commands={props.commands}
          id={form.id}
          onClose={() => setForm(null)}
        />
      )}
    </>
  )
}

type FormContainerProps = Pick<ChemicalProductFormProps, 'actor' | 'commands' | 'onClose'> & {
  /** Null for a new product. */
  id: number | null
}

const FormContainer = ({ id, ...rest }: FormContainerProps) => {
  const { workspace, actor } = useWorkspace()
  const query = chemicalProductsQuery(workspace.graphql, actor.business_id)
  const { data, error } = useQuery(query)
  const { subject, ...draft } = useRecordFormSubject({
    id,
    kind: 'chemical_product',
    noun: 'chemical product',
    list: { data, error },
    damaged: NONE,
    single: {
      queryKey: ['chemical-product', id] as const,
      async queryFn() {
        const product = (await workspace.queryClient.fetchQuery({ ...query, staleTime: 0 })).find(
          (each) => each.id === id,
        )
        if (!product) throw failureFrom({ status: 404 })
        return product
      },
    },
    form: 'chemical_product',
    shape: chemicalProductFormSchema,
    formOf: chemicalProductFormOf,
  })
  return subject !== undefined && <LazyChemicalProductForm {...rest} {...draft} subject={subject} />
}
