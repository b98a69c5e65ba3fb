import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { maySeeClients } from '@/domain/client/permissions'
import { seesAllJobs } from '@/domain/job/commands'
import { displayAddress } from '@/domain/messaging/display-address'
import type { ClientCard as Card, ThreadAddress } from '@/domain/messaging/views'
import { ownAmount } from '@/domain/money/own-amount'
import { listed } from '@/domain/text/wording'
import { dayAt, formatDate, formatDay, formatTime } from '@/domain/time/calendar'
import { addressOf } from '@/ui/kit/actions/address'
import { TextLink } from '@/ui/kit/actions/text-link'
import { Badge } from '@/ui/kit/feedback/badge'
import { OpenPhone } from '../phone/open-phone'
import type { ConversationCommands, ScreenMoment, ThreadProps } from '../types'
import { ConsentButton } from './consent-button'

type Props = Pick<ScreenMoment, 'actor' | 'today'> & {
  card: Card
  addresses: readonly ThreadAddress[]
  commands: Pick<ConversationCommands, 'allowMarketing' | 'optOut'>
  maySend: boolean
  loadConsent: ThreadProps['loadConsent']
}

/** Next visit, balance, open estimate, and what the client agreed to. */
export const ClientCard = ({ card, addresses, actor, today, commands, maySend, loadConsent }: Props) => (
  <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)" overflowWrap="anywhere">
    <div>
      <chakra.h3 textStyle="heading">
        {maySeeClients(actor) ? <TextLink to={`/dashboard/clients/${card.id}`}>{card.name}</TextLink> : card.name}
      </chakra.h3>
      {card.address && (
        <chakra.p textStyle="small" color="fg.muted">
          {card.address}
        </chakra.p>
      )}
    </div>
    <div>
      <OpenPhone search={{ client: card.id }} />
    </div>
    {(card.next_job !== null || seesAllJobs(actor)) && (
      <Part title="Next visit">
        {card.next_job ? (
          <>
            <TextLink to="/dashboard/jobs" search={{ job: card.next_job.id }}>
              {card.next_job.title}
            </TextLink>
            <chakra.p textStyle="small" color="fg.muted">
              {formatDay(card.next_job.day, today)}, {formatTime(card.next_job.start)} · {card.next_job.job_number}
            </chakra.p>
          </>
        ) : (
          <chakra.p color="fg.muted">None planned</chakra.p>
        )}
      </Part>
    )}
    {card.balance !== null && (
      <Part title="Balance">
        <chakra.p fontVariantNumeric="tabular-nums" fontWeight={card.balance > 0 ? 'semibold' : 'normal'}>
          {ownAmount(card.balance)}
        </chakra.p>
      </Part>
    )}
    {card.open_estimate_total !== null && card.open_estimate && (
      <Part title="Open estimate">
        {card.open_estimate.page === null ? (
          card.open_estimate.name
        ) : (
          <TextLink to={addressOf(card.open_estimate.page)}>{card.open_estimate.name}</TextLink>
        )}{' '}
        <chakra.span fontVariantNumeric="tabular-nums">{ownAmount(card.open_estimate_total)}</chakra.span>
      </Part>
    )}
    {addresses.map((address) => (
      <Part key={`${address.channel} ${address.address}`} title={address.channel === 'sms' ? 'Texts' : 'Emails'}>
        <p>{displayAddress(address.address)}</p>
        <chakra.div display="flex" flexWrap="wrap" gap="1.5" mt="1">
          <ConsentBadges address={address} timeZone={actor.time_zone} />
        </chakra.div>
        {address.shared_by.length > 0 && (
          <chakra.p textStyle="small" color="warning.fg" mt="1">
            Also used by {listed(address.shared_by.map(({ name }) => name))}.
          </chakra.p>
        )}
      </Part>
    ))}
    {addresses.length > 0 && (
      <ConsentButton
        {...{ addresses, commands, maySend, loadConsent, today }}
        name={card.name}
        timeZone={actor.time_zone}
      />
    )}
  </chakra.div>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <chakra.h4 textStyle="overline" color="fg.subtle" mb="1">
      {title}
    </chakra.h4>
    {children}
  </section>
)

const ConsentBadges = ({ address, timeZone }: { address: ThreadAddress; timeZone: string }) =>
  address.opted_out_at === null ? (
    <>
      <Badge tone="success">Service messages</Badge>
      <Badge tone={address.marketing ? 'success' : 'neutral'}>{address.marketing ? 'Marketing' : 'No marketing'}</Badge>
    </>
  ) : (
    <>
      <Badge tone="danger">Opted out</Badge>
      <chakra.span textStyle="caption" color="fg.muted">
        {formatDate(dayAt(address.opted_out_at, timeZone))}
        {address.opted_out_by && `, “${address.opted_out_by}”`}
      </chakra.span>
    </>
  )
