import type { Invitation } from './tables'

export const isOpenInvitation = ({ accepted, expires_at }: Invitation, now: number): boolean =>
  !accepted && expires_at > now
