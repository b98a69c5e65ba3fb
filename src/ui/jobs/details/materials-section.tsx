import { chakra } from '@chakra-ui/react'
import { quantityText } from '@/domain/catalog/stock'
import type { Job } from '@/domain/job/job'
import type { Material } from '@/domain/job/materials'
import { materialText } from '@/domain/job/stock-use'
import { TextLink } from '@/ui/kit/actions/text-link'
import { DetailLines } from '@/ui/kit/layout/detail-lines'
import { RecordTitle } from '@/ui/kit/records/page/record-section'
import { missedBy, stockUsageNow } from '../rules/materials'
import type { MaterialFacts } from '../types'

type Props = { job: Job; materials: MaterialFacts }

export const MaterialsSection = ({ job, materials }: Props) => {
  const { products } = materials
  const { planned_materials, used_materials, status } = job
  if (planned_materials.length === 0) return null
  const isDone = status === 'completed'
  const short = isDone ? missedBy(job, products) : status === 'cancelled' ? [] : stockUsageNow(job, products).short
  return (
    <section>
      <RecordTitle>Materials</RecordTitle>
      <DetailLines
        label="Materials of this job"
        records={planned_materials}
        noun="materials"
        line={(material) => ({
          key: material.product_id,
          text: materialText(material, products),
          aside: (
            <>
              {isDone ? usedText(material, used_materials, materials) : stockText(material, materials)}
              {short.some(({ product_id }) => product_id === material.product_id) && (
                <chakra.strong ms="2" color="warning.fg">
                  {isDone ? 'Not enough was in stock' : 'Not enough in stock'}
                </chakra.strong>
              )}
            </>
          ),
        })}
      />
      <StockLinks short={short} materials={materials} />
    </section>
  )
}

const usedText = (planned: Material, used: readonly Material[], { products }: MaterialFacts): string | null => {
  const product = products.find(({ id }) => id === planned.product_id)
  const usedQuantity = used.find(({ product_id }) => product_id === planned.product_id)?.quantity ?? 0
  if (usedQuantity === 0 && (product?.current_stock ?? null) === null) return null
  return `${quantityText(usedQuantity, product ?? { unit_of_measure: 'each' })} used`
}

const stockText = ({ product_id }: Material, { products }: MaterialFacts): string | null => {
  const product = products.find(({ id }) => id === product_id)
  const stock = product?.current_stock ?? null
  return product && stock !== null ? `${quantityText(stock, product)} in stock` : null
}

export const StockLinks = ({ short, materials }: { short: readonly Material[]; materials: MaterialFacts }) => {
  const shortProducts = materials.products.filter(({ id }) => short.some(({ product_id }) => product_id === id))
  if (!materials.seesCatalog || shortProducts.length === 0) return null
  return (
    <chakra.span display="block" mt="1">
      {shortProducts.map(({ id, name }) => (
        <chakra.span key={id} display="block">
          <TextLink to="/dashboard/catalog" search={{ kind: 'products', item: id }}>
            Correct the stock of {name}
          </TextLink>
        </chakra.span>
      ))}
    </chakra.span>
  )
}
