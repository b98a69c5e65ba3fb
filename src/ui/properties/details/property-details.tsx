import { wordLabel } from '@/domain/client/vocabulary'
import { fullName } from '@/domain/user'
import { RecordFrame, RecordHeading } from '@/ui/kit/record-frame'
import { RecordHistory } from '@/ui/kit/record-history'
import { PROPERTY_HISTORY } from '@/ui/kit/records/property-words'
import { thenClosing, undoneInHistory } from '@/ui/kit/records/use-record-actions'
import { PropertyQuestion } from '../property-question'
import { SINGLE_PROPERTY } from '../records'
import type { PropertyDetailsProps } from '../types'
import { usePropertyActions } from '../use-property-actions'
import { PropertyTab } from './property-tab'

/** Property Details (PROP-01), in a drawer beside the list: the place, its care, its jobs, and what has happened to it. */
export const PropertyDetails = (props: PropertyDetailsProps) => {
  const { source, commands, tab, onTab, onClose } = props
  const actions = usePropertyActions(SINGLE_PROPERTY, props)
  return (
    <RecordFrame
      as="drawer"
      title="Property Details"
      noun="property"
      forbiddenHint="Your role does not show clients and their properties."
      source={source}
      name={SINGLE_PROPERTY.name}
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
        {
          id: 'history',
          label: 'History',
          panel: (
            <RecordHistory
              {...props}
              noun="property"
              words={PROPERTY_HISTORY}
              onUndo={(positions) => undoneInHistory(SINGLE_PROPERTY, property.id, commands.undo(positions))}
              timeZone={props.actor.time_zone}
            />
          ),
        },
      ]}
      asOf={{ ...props.asOf, words: PROPERTY_HISTORY, now: props.now, timeZone: props.actor.time_zone }}
      tab={tab}
      onTab={(id) => onTab(id === 'history' ? 'history' : 'details')}
      onClose={onClose}
    >
      {() => <PropertyQuestion actions={actions} remove={thenClosing(commands.remove, onClose)} jobs={props.jobs} />}
    </RecordFrame>
  )
}
