import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { priceOfParts, type ServicePackage } from '@/domain/catalog/package'
import { maySeePrices } from '@/domain/catalog/permissions'
import { ownAmount } from '@/domain/money/own-amount'
import { readable } from '@/domain/text/wording'
import { ActionNotice } from '@/ui/kit/records/actions/action-notice'
import { thenClosing } from '@/ui/kit/records/actions/use-record-actions'
import { RecordActions } from '@/ui/kit/records/page/record-actions'
import { RecordFrame, RecordHeading } from '@/ui/kit/records/page/record-frame'
import { RecordLine, RecordParts, RecordSection, RecordTitle } from '@/ui/kit/records/page/record-section'
import { packageHistory } from '../history'
import { RemovalQuestion } from '../removal-question'
import { ActivityTag } from '../services/records'
import type { Catalog, CatalogDetailsProps } from '../types'
import { useKindActions } from '../use-kind-actions'
import { contentsOf, monthsText, packageRecords } from './records'

export const PackageDetails = (props: CatalogDetailsProps<ServicePackage>) => {
  const { actor, today, catalog, commands, isSample, onClose, onTab } = props
  const { services, products } = catalog
  const definition = useMemo(
    () => packageRecords({ services, products, actor, isSample }),
    [services, products, actor, isSample],
  )
  const actions = useKindActions<ServicePackage, never>(definition, {
    onEdit: props.onEdit,
    commands: commands.packages,
  })
  return (
    <RecordFrame
      {...props}
      actions={actions}
      as="drawer"
      definition={definition}
      forbiddenHint="Your role can’t see packages."
      heading={({ active, package_type }) => (
        <RecordHeading>
          <ActivityTag active={active} />
          <span>{readable(package_type)}</span>
        </RecordHeading>
      )}
      tabs={(sold) => [
        {
          id: 'details',
          label: 'Details',
          panel: (
            <RecordParts>
              <ActionNotice notice={actions.notice} onDismiss={actions.dismiss} />
              <RecordActions
                definition={definition}
                context={{ actor, today }}
                record={sold}
                busy={actions.activity.get(sold.id)?.busy}
                act={actions.act}
                onHistory={() => onTab('history')}
              />
              <PackageSections sold={sold} catalog={catalog} seesPrices={maySeePrices(actor)} />
            </RecordParts>
          ),
        },
      ]}
      words={packageHistory(catalog)}
      onUndo={commands.undo}
      timeZone={actor.time_zone}
    >
      <RemovalQuestion
        definition={definition}
        actions={actions}
        command={thenClosing(commands.packages.remove, onClose)}
      />
    </RecordFrame>
  )
}

type SectionsProps = { sold: ServicePackage; catalog: Catalog; seesPrices: boolean }

const PackageSections = ({ sold, catalog, seesPrices }: SectionsProps) => {
  const parts = priceOfParts(sold, catalog)
  return (
    <>
      {sold.description && <p>{sold.description}</p>}
      <section>
        <RecordTitle>Included</RecordTitle>
        <chakra.ul ps="5" listStyleType="disc">
          {contentsOf(sold, catalog).map((content) => (
            <li key={content}>{content}</li>
          ))}
        </chakra.ul>
      </section>
      {seesPrices && (
        <RecordSection title="Price">
          <RecordLine label="Package price">{ownAmount(sold.total_price)}</RecordLine>
          <RecordLine label="Bought separately">
            {parts.isWhole ? ownAmount(parts.price) : `${ownAmount(parts.price)} plus what is priced per sq ft`}
          </RecordLine>
          <RecordLine label="Discount">{sold.discount_percentage}%</RecordLine>
        </RecordSection>
      )}
      <RecordSection title="Schedule">
        <RecordLine label="Length">{monthsText(sold.duration_months) || 'Open'}</RecordLine>
        <RecordLine label="Services a month">
          {sold.services_per_month === 0 ? 'As agreed' : sold.services_per_month}
        </RecordLine>
      </RecordSection>
    </>
  )
}
