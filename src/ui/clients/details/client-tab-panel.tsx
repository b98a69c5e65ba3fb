import { chakra } from '@chakra-ui/react'
import type { ListedClient, ListedProperty } from '@/domain/client/filter'
import { nextVisit } from '@/domain/client/listed-property'
import { mayEditProperties, maySeeBalances } from '@/domain/client/permissions'
import { placeText } from '@/domain/client/property'
import { wordLabel } from '@/domain/client/vocabulary'
import { maySeeEstimates } from '@/domain/estimate/permissions'
import { numberText } from '@/domain/money/number-text'
import { ownAmount } from '@/domain/money/own-amount'
import { mayManagePlans } from '@/domain/service-plan/permissions'
import { PhoneLinks } from '@/ui/kit/actions/contact-links'
import { ContactLink, TextLink } from '@/ui/kit/actions/text-link'
import { ActionNotice } from '@/ui/kit/records/actions/action-notice'
import { RecordActions } from '@/ui/kit/records/page/record-actions'
import { RecordLine, RecordParts, RecordSection, RecordTitle } from '@/ui/kit/records/page/record-section'
import { JobLines } from '@/ui/shared/job-lines'
import type { clientRecordsFor } from '../records'
import type { ClientDetailsProps } from '../types'
import type { ClientActions } from '../use-client-actions'
import { ClientAccount } from './client-account'

type Props = ClientDetailsProps & {
  client: ListedClient
  actions: ClientActions
  definition: ReturnType<typeof clientRecordsFor>
}

export const ClientTabPanel = (props: Props) => {
  const { client, actions, actor, today } = props
  const isFinancial = maySeeBalances(actor)
  return (
    <RecordParts>
      <ActionNotice notice={actions.notice} onDismiss={actions.dismiss} />
      <RecordActions
        definition={props.definition}
        context={{ actor, today }}
        record={client}
        busy={actions.activity.get(client.id)?.busy}
        act={actions.act}
        onHistory={() => props.onTab('history')}
      />
      <chakra.div
        display="grid"
        gap="5"
        gridTemplateColumns={props.as === 'drawer' ? 'minmax(0, 1fr)' : COLUMNS}
        alignItems="start"
      >
        <Contact client={client} />
        {isFinancial && <ClientAccount {...{ client, today }} invoices={props.invoices} charges={props.charges} />}
        <section>
          <RecordTitle>Notes</RecordTitle>
          <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
            {client.notes || 'None'}
          </chakra.p>
        </section>
        <NextVisit client={client} jobs={props.jobs} today={today} />
        <section>
          <chakra.div display="flex" justifyContent="space-between" gap="3">
            <RecordTitle>Properties</RecordTitle>
            {mayEditProperties(actor) && (
              <chakra.span _print={{ display: 'none' }}>
                <TextLink to="/dashboard/properties" search={{ create: true, client: client.id }}>
                  Add property
                </TextLink>
              </chakra.span>
            )}
          </chakra.div>
          <chakra.ul listStyleType="none" display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
            {client.properties.map((property) => (
              <PropertyItem key={property.id} property={property} />
            ))}
          </chakra.ul>
        </section>
        {props.clientPage}
        <RecordSection title="Billing">
          <RecordLine label="Address">{billingText(client) || 'None'}</RecordLine>
          <RecordLine label="Payment terms">{wordLabel(client.payment_terms)}</RecordLine>
          <RecordLine label="Payment method">{wordLabel(client.preferred_payment_method)}</RecordLine>
          {isFinancial && <RecordLine label="Credit limit">{ownAmount(client.credit_limit)}</RecordLine>}
          {mayManagePlans(actor) && (
            <RecordLine label="Recurring work">
              <TextLink to="/dashboard/service-plans" search={{ kind: 'plans', client: client.id }}>
                Service plans
              </TextLink>
            </RecordLine>
          )}
          {maySeeEstimates(actor) && (
            <RecordLine label="Quotes">
              <TextLink to="/dashboard/estimates" search={{ client: client.id }}>
                Estimates
              </TextLink>
            </RecordLine>
          )}
        </RecordSection>
      </chakra.div>
    </RecordParts>
  )
}

/** A page has room for as many columns as fit. */
const COLUMNS = 'repeat(auto-fill, minmax(min(24rem, 100%), 1fr))'

const billingText = ({ billing_address, billing_city, billing_state, billing_zip }: ListedClient) =>
  placeText({ address: billing_address, city: billing_city, state: billing_state, zip_code: billing_zip })

const Contact = ({ client: { phone, email } }: Pick<Props, 'client'>) => (
  <RecordSection title="Contact">
    <RecordLine label="Phone">{phone ? <PhoneLinks phone={phone} /> : 'None'}</RecordLine>
    <RecordLine label="Email">
      {email ? <ContactLink href={`mailto:${email}`}>{email}</ContactLink> : 'None'}
    </RecordLine>
  </RecordSection>
)

const NextVisit = ({ client, jobs, today }: Pick<Props, 'client' | 'jobs' | 'today'>) => {
  if (jobs.state !== 'ready') return null
  const next = nextVisit(
    jobs.value.filter(({ client_id }) => client_id === client.id),
    today,
  )
  return (
    <section>
      <RecordTitle>Next visit</RecordTitle>
      {next ? <JobLines label="Next visit" jobs={[next]} today={today} /> : <p>None planned</p>}
    </section>
  )
}

const sqft = (area: number | null, what: string) => (area === null ? null : `${numberText(area)} sq ft ${what}`)

/** `Biweekly, Tuesday, morning · 4,200 sq ft lawn · Bermuda`, for the crew at a glance. */
const careText = (property: ListedProperty): string => {
  const visits = [
    property.service_frequency,
    property.service_day_preference,
    property.service_time_preference,
  ].flatMap((word) => (word === null ? [] : [wordLabel(word)]))
  return [
    visits.join(', '),
    sqft(property.lawn_area_sqft, 'lawn'),
    property.grass_type,
    property.mowing_height && `mow at ${property.mowing_height}`,
    property.irrigation_system && 'irrigation',
    property.organic_only && 'organic only',
  ]
    .filter(Boolean)
    .join(' · ')
}

const PropertyItem = ({ property }: { property: ListedProperty }) => {
  const care = careText(property)
  return (
    <chakra.li px="3" py="2" borderWidth="1px" borderRadius="md" bg="bg.panel" overflowWrap="anywhere">
      <chakra.p fontWeight="medium">
        <TextLink to="/dashboard/properties" search={{ property: property.id }}>
          {property.property_name || placeText(property)}
        </TextLink>
      </chakra.p>
      {property.property_name && <p>{placeText(property)}</p>}
      {care && (
        <chakra.p textStyle="small" color="fg.muted">
          {care}
        </chakra.p>
      )}
      {property.access_notes && <chakra.p textStyle="small">Access: {property.access_notes}</chakra.p>}
    </chakra.li>
  )
}
