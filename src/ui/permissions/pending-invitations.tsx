import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { fullName } from '@/domain/account/user'
import { administers } from '@/domain/permissions/access'
import type { ManagedInvitation } from '@/domain/permissions/managed'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { Button } from '@/ui/kit/actions/button'
import { Badge } from '@/ui/kit/feedback/badge'
import { Card } from '@/ui/kit/layout/card'
import { calendarDate } from '@/ui/kit/layout/relative-time'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import { fieldWorkIn } from './field-work'
import { letterButton } from './letter-button'
import type { PermissionContext, Sending } from './types'
import { rolesText } from './user-records'

type Props = PermissionContext & { onLetter: (letter: NonNullable<Sending['letter']>) => void }

const LISTED = 3

export const PendingInvitations = (props: Props) => {
  const { invitations } = props
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? invitations : invitations.slice(0, LISTED)
  if (invitations.length === 0) return null
  return (
    <chakra.div mb="4">
      <Card title={`Pending invitations (${invitations.length})`}>
        <chakra.ul aria-label="Pending invitations" listStyleType="none">
          {shown.map((invitation) => (
            <Entry key={invitation.id} {...props} invitation={invitation} />
          ))}
        </chakra.ul>
        {shown.length < invitations.length && (
          <Button variant="ghost" size="sm" onClick={() => setWhole(true)}>
            Show all
          </Button>
        )}
      </Card>
    </chakra.div>
  )
}

type EntryProps = Props & { invitation: ManagedInvitation }

const Entry = ({ invitation, roles, actor, readOnly, commands, onLetter }: EntryProps) => {
  const { email, invited_by, expires_at, status, crew_member } = invitation
  const isOffCrew = crew_member === null && fieldWorkIn(invitation.roles, roles) === 'always'
  const name = fullName(invitation)
  const about = `invitation/${invitation.id}`
  const resend = async () => {
    const outcome = await commands.resendInvitation(invitation)
    if (outcome.ok) announce(`Invitation sent to ${email}`, { about, also: letterButton(outcome, onLetter) })
  }
  const withdraw = async () => {
    const outcome = await commands.withdrawInvitation(invitation)
    if (outcome.ok) announce(`Invitation of ${name} withdrawn`, { undo: outcome.undo, about })
  }
  const isExpired = status === 'expired'
  const when = calendarDate(Date.parse(expires_at), actor.time_zone)
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap="2"
      py="2"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <chakra.div flex="1 1 16rem" minW="0" overflowWrap="anywhere">
        <p>
          <chakra.span fontWeight="medium">{name}</chakra.span> {isExpired && <Badge tone="warning">Expired</Badge>}
        </p>
        <chakra.p textStyle="small" color="fg.muted">
          {email} · {rolesText(invitation)}
          {crew_member && ` · On the crew as ${crew_member.name}`}
        </chakra.p>
        <chakra.p textStyle="small" color="fg.muted">
          {isOffCrew && 'Not on the crew, and will see no jobs · '}Invited by {invited_by} ·{' '}
          {isExpired ? `Expired ${when}` : `Link works until ${when}`}
        </chakra.p>
      </chakra.div>
      {administers(actor) && (
        <chakra.div display="flex" gap="2">
          <ActionButton
            size="sm"
            variant="outline"
            aria-label={`Resend the invitation of ${name}`}
            disabledReason={readOnly}
            onClick={() => void resend()}
          >
            Resend
          </ActionButton>
          <ActionButton
            size="sm"
            variant="ghost"
            aria-label={`Withdraw the invitation of ${name}`}
            disabledReason={readOnly}
            onClick={() => void withdraw()}
          >
            Withdraw
          </ActionButton>
        </chakra.div>
      )}
    </chakra.li>
  )
}
