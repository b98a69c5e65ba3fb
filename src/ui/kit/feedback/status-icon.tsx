import { LineIcon } from '../layout/line-icon'

export type StatusKind = 'error' | 'warning' | 'info' | 'success'

const RING = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0'

const LINES: Record<StatusKind, string> = {
  error: `${RING}M12 8v4M12 16h.01`,
  warning: 'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
  info: `${RING}M12 16v-4M12 8h.01`,
  success: `${RING}M16 9l-5.5 5.5L8 12`,
}

/** Decorative; the message has the meaning. */
export const StatusIcon = ({ kind, size }: { kind: StatusKind; size: number }) => (
  <LineIcon path={LINES[kind]} size={size} style={{ flexShrink: 0 }} />
)
