import type { Invitation } from './tables'

/** Whether an invitation can still be accepted. */
export const isOpenInvitation = ({ accepted, expires_at }: Invitation, now: number): boolean =>
  !accepted && expires_at > now
