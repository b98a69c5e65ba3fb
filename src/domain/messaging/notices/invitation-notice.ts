import { formatDate } from '../../time/calendar'
import type { Day } from '../../time/day'
import { letterBody, type Notice, type NoticeParties } from './notice'

type InvitationNotice = NoticeParties & {
  invitedBy: string
  /** `Crew Lead`. */
  role: string
  link: string
  until: Day
}

export const invitationNotice = (invitation: InvitationNotice): Notice => {
  const { invitedBy, role, link, until, business } = invitation
  return {
    subject: `${invitedBy} invites you to ${business}`,
    body: letterBody(invitation, [
      `${invitedBy} invites you to work with ${business} in Groundwork as ${role}.`,
      `Choose a password to accept:\n${link}`,
      `The link works once, until ${formatDate(until)}.`,
    ]),
  }
}
