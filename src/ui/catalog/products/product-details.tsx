import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { maySeePrices, maySeeStock } from '@/domain/catalog/permissions'
import type { Product } from '@/domain/catalog/product'
import { packageUseRefusal } from '@/domain/catalog/refusals'
import { quantityText, type StockMovement } from '@/domain/catalog/stock'
import { movementLabel } from '@/domain/catalog/words'
import type { Job } from '@/domain/job/job'
import { ownAmount } from '@/domain/money/own-amount'
import { readable } from '@/domain/text/wording'
import { dayAt, formatDay } from '@/domain/time/calendar'
import { TextLink } from '@/ui/kit/actions/text-link'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import { ActionNotice } from '@/ui/kit/records/actions/action-notice'
import { thenClosing } from '@/ui/kit/records/actions/use-record-actions'
import { RecordActions } from '@/ui/kit/records/page/record-actions'
import { RecordFrame, RecordHeading } from '@/ui/kit/records/page/record-frame'
import { RecordLine, RecordParts, RecordSection, RecordTitle } from '@/ui/kit/records/page/record-section'
import { MOVEMENT_HISTORY, PRODUCT_HISTORY } from '../history'
import { RemovalQuestion } from '../removal-question'
import { packagesWithProduct } from '../rules/packages-with'
import { ActivityTag } from '../services/records'
import { StockBadge } from '../stock-badge'
import type { ProductAction, ProductDetailsProps } from '../types'
import { useKindActions } from '../use-kind-actions'
import { productRecords, stockText } from './records'

export const ProductDetails = (props: ProductDetailsProps) => {
  const { actor, today, catalog, commands, isSample, jobs, movements, onClose, onTab } = props
  const definition = useMemo(() => productRecords({ actor, isSample }), [actor, isSample])
  const actions = useKindActions<Product, ProductAction>(definition, {
    onEdit: props.onEdit,
    onStock: props.onStock,
    commands: commands.products,
  })
  return (
    <RecordFrame
      {...props}
      actions={actions}
      as="drawer"
      definition={definition}
      forbiddenHint="Your role can’t see products."
      heading={(product) => (
        <RecordHeading>
          {maySeeStock(actor) && <StockBadge product={product} />}
          <ActivityTag active={product.active} />
          <span>{product.sku}</span>
        </RecordHeading>
      )}
      tabs={(product) => [
        {
          id: 'details',
          label: 'Details',
          panel: (
            <RecordParts>
              <ActionNotice notice={actions.notice} onDismiss={actions.dismiss} />
              <RecordActions
                definition={definition}
                context={{ actor, today }}
                record={product}
                busy={actions.activity.get(product.id)?.busy}
                act={actions.act}
                onHistory={() => onTab('history')}
              />
              <ProductSections product={product} seesPrices={maySeePrices(actor)} />
              {product.track_inventory && maySeeStock(actor) && (
                <StockSections {...{ product, movements, jobs, today }} timeZone={actor.time_zone} />
              )}
            </RecordParts>
          ),
        },
      ]}
      words={PRODUCT_HISTORY}
      parts={{ stock: MOVEMENT_HISTORY }}
      onUndo={commands.undo}
      timeZone={actor.time_zone}
    >
      <RemovalQuestion
        definition={definition}
        actions={actions}
        command={thenClosing(commands.products.remove, onClose)}
        refusalOf={(product) => packageUseRefusal('product', packagesWithProduct(product, catalog.packages))}
      />
    </RecordFrame>
  )
}

const ProductSections = ({ product, seesPrices }: { product: Product; seesPrices: boolean }) => (
  <>
    <RecordSection title="Product">
      {product.description && <RecordLine label="Description">{product.description}</RecordLine>}
      <RecordLine label="Category">{readable(product.category)}</RecordLine>
      <RecordLine label="Type">{readable(product.product_type)}</RecordLine>
      <RecordLine label="Unit">{product.unit_of_measure}</RecordLine>
      <RecordLine label="Supplier">{product.supplier || 'None'}</RecordLine>
      <RecordLine label="Billable">{product.is_billable ? 'Yes' : 'No'}</RecordLine>
    </RecordSection>
    {seesPrices && (
      <RecordSection title="Price">
        <RecordLine label="Price">{ownAmount(product.sell_price)}</RecordLine>
        <RecordLine label="Cost">{ownAmount(product.cost_per_unit)}</RecordLine>
        <RecordLine label="Markup">{product.markup_percentage}%</RecordLine>
      </RecordSection>
    )}
  </>
)

type StockProps = {
  product: Product
  movements: Loadable<readonly StockMovement[]>
  jobs: Loadable<readonly Job[]>
  today: string
  timeZone: string
}

const LATEST = 8

const StockSections = ({ product, movements, jobs, today, timeZone }: StockProps) => (
  <>
    <RecordSection title="Stock">
      <RecordLine label="In stock">{stockText(product)}</RecordLine>
      <RecordLine label="Minimum">{quantityText(product.min_stock_level, product)}</RecordLine>
      <RecordLine label="Reorder point">{quantityText(product.reorder_point, product)}</RecordLine>
    </RecordSection>
    <section>
      <RecordTitle>Latest stock changes</RecordTitle>
      <Loaded
        of={movements}
        loading={<SkeletonLines count={3} label="Loading the stock changes…" />}
        failed="Failed to load the stock changes."
        empty={(all) => all.length === 0 && <chakra.p color="fg.muted">None.</chakra.p>}
      >
        {(all) => (
          <chakra.ul display="grid" gap="2" listStyleType="none" aria-label="Latest stock changes">
            {all.slice(0, LATEST).map((movement) => (
              <li key={movement.id}>
                <chakra.span display="flex" justifyContent="space-between" gap="3">
                  <span>{movementLabel(movement.kind)}</span>
                  <chakra.span fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
                    {signed(movement.quantity, product)}
                  </chakra.span>
                </chakra.span>
                <chakra.span display="block" textStyle="small" color="fg.muted">
                  {formatDay(dayAt(movement.moved_at, timeZone), today)}
                  {movement.reason && ` · ${movement.reason}`}
                  <UsedBy movement={movement} jobs={jobs} />
                </chakra.span>
              </li>
            ))}
          </chakra.ul>
        )}
      </Loaded>
    </section>
  </>
)

/** `+12 bags`, `−3 bags` */
const signed = (quantity: number, product: Product): string =>
  `${quantity < 0 ? '−' : '+'}${quantityText(Math.abs(quantity), product)}`

const UsedBy = ({ movement, jobs }: { movement: StockMovement; jobs: StockProps['jobs'] }) => {
  if (movement.job_id === null) return null
  const job = jobs.state === 'ready' ? jobs.value.find(({ id }) => id === movement.job_id) : undefined
  return (
    <>
      {' · '}
      {job ? (
        <TextLink to="/dashboard/jobs" search={{ job: job.id }}>
          {job.job_number} {job.title}
        </TextLink>
      ) : (
        `Job ${movement.job_id}`
      )}
    </>
  )
}
