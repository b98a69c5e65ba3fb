import { fullName } from '@/domain/account/user'
import { wordLabel } from '@/domain/client/vocabulary'
import { thenClosing } from '@/ui/kit/records/actions/use-record-actions'
import { RecordFrame, RecordHeading } from '@/ui/kit/records/page/record-frame'
import { PROPERTY_HISTORY } from '@/ui/shared/property-words'
import { PropertyQuestion } from '../property-question'
import { SINGLE_PROPERTY } from '../records'
import type { PropertyDetailsProps } from '../types'
import { usePropertyActions } from '../use-property-actions'
import { PropertyTab } from './property-tab'

/** PROP-01 */
export const PropertyDetails = (props: PropertyDetailsProps) => {
  const { commands, properties, jobs, equipment, onClose } = props
  const actions = usePropertyActions(SINGLE_PROPERTY, props)
  return (
    <RecordFrame
      {...props}
      actions={actions}
      as="drawer"
      definition={SINGLE_PROPERTY}
      forbiddenHint="Your role can’t see clients and their properties."
      heading={({ property_type, client }) => (
        <RecordHeading>
          <span>{wordLabel(property_type)}</span>
          <span>{fullName(client)}</span>
        </RecordHeading>
      )}
      tabs={(property) => [
        {
          id: 'details',
          label: 'Details',
          panel: <PropertyTab key={property.id} {...props} property={property} actions={actions} />,
        },
      ]}
      words={PROPERTY_HISTORY}
      onUndo={commands.undo}
      timeZone={props.actor.time_zone}
    >
      <PropertyQuestion
        actions={actions}
        remove={thenClosing(commands.remove, onClose)}
        properties={properties}
        jobs={jobs}
        equipment={equipment}
      />
    </RecordFrame>
  )
}
