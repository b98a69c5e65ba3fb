import { useMemo } from 'react'
import { maySeePrices } from '@/domain/catalog/permissions'
import { packageUseRefusal } from '@/domain/catalog/refusals'
import type { Service } from '@/domain/catalog/service'
import { pricePhrase } from '@/domain/catalog/unit-price'
import { pricingLabel } from '@/domain/catalog/words'
import { typeLabel } from '@/domain/job/job'
import { readable } from '@/domain/text/wording'
import { ActionNotice } from '@/ui/kit/records/actions/action-notice'
import { thenClosing } from '@/ui/kit/records/actions/use-record-actions'
import { RecordActions } from '@/ui/kit/records/page/record-actions'
import { RecordFrame, RecordHeading } from '@/ui/kit/records/page/record-frame'
import { RecordLine, RecordParts, RecordSection } from '@/ui/kit/records/page/record-section'
import { CategoryName } from '../category-name'
import { serviceHistory } from '../history'
import { RemovalQuestion } from '../removal-question'
import { packagesWithService } from '../rules/packages-with'
import type { CatalogDetailsProps } from '../types'
import { useKindActions } from '../use-kind-actions'
import { ActivityTag, crewSizeText, minutesText, serviceRecords } from './records'

export const ServiceDetails = (props: CatalogDetailsProps<Service>) => {
  const { actor, today, catalog, commands, isSample, onClose, onTab } = props
  const { categories, packages } = catalog
  const definition = useMemo(() => serviceRecords({ categories, actor, isSample }), [categories, actor, isSample])
  const actions = useKindActions<Service, never>(definition, { onEdit: props.onEdit, commands: commands.services })
  return (
    <RecordFrame
      {...props}
      actions={actions}
      as="drawer"
      definition={definition}
      forbiddenHint="Your role can’t see services."
      heading={(service) => (
        <RecordHeading>
          <ActivityTag active={service.active} />
          <CategoryName category={categories.find(({ id }) => id === service.category_id)} />
        </RecordHeading>
      )}
      tabs={(service) => [
        {
          id: 'details',
          label: 'Details',
          panel: (
            <RecordParts>
              <ActionNotice notice={actions.notice} onDismiss={actions.dismiss} />
              <RecordActions
                definition={definition}
                context={{ actor, today }}
                record={service}
                busy={actions.activity.get(service.id)?.busy}
                act={actions.act}
                onHistory={() => onTab('history')}
              />
              <ServiceSections service={service} seesPrices={maySeePrices(actor)} />
            </RecordParts>
          ),
        },
      ]}
      words={serviceHistory(catalog)}
      onUndo={commands.undo}
      timeZone={actor.time_zone}
    >
      <RemovalQuestion
        definition={definition}
        actions={actions}
        command={thenClosing(commands.services.remove, onClose)}
        refusalOf={(service) => packageUseRefusal('service', packagesWithService(service, packages))}
      />
    </RecordFrame>
  )
}

const listedOr = (words: readonly string[], none: string): string => words.join(', ') || none

const ServiceSections = ({ service, seesPrices }: { service: Service; seesPrices: boolean }) => (
  <>
    <RecordSection title="Service">
      {service.description && <RecordLine label="Description">{service.description}</RecordLine>}
      <RecordLine label="Type">{typeLabel(service.service_type)}</RecordLine>
      <RecordLine label="Frequencies">{listedOr(service.frequency_options.map(readable), 'Any')}</RecordLine>
      <RecordLine label="Seasons">
        {service.seasonal_service ? listedOr(service.available_seasons.map(readable), 'Seasonal') : 'All year'}
      </RecordLine>
      <RecordLine label="Quote">{service.requires_quote ? 'Required before work begins' : 'Not required'}</RecordLine>
    </RecordSection>
    {seesPrices && (
      <RecordSection title="Price">
        <RecordLine label="Pricing">{pricingLabel(service.pricing_type)}</RecordLine>
        <RecordLine label="Price">{pricePhrase(service.pricing_type, service.base_price)}</RecordLine>
        <RecordLine label="Cost">{pricePhrase(service.pricing_type, service.cost)}</RecordLine>
        <RecordLine label="Markup">{service.markup_percentage}%</RecordLine>
      </RecordSection>
    )}
    <RecordSection title="Work">
      <RecordLine label="Duration">{minutesText(service.estimated_duration)}</RecordLine>
      <RecordLine label="Crew size">{crewSizeText(service.crew_size_required)}</RecordLine>
      <RecordLine label="Equipment">{listedOr(service.equipment_needed, 'None')}</RecordLine>
      <RecordLine label="Materials">{listedOr(service.materials_needed, 'None')}</RecordLine>
    </RecordSection>
  </>
)
