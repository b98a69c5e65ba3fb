import type { MapStatus } from '@/domain/map/vocabulary'

/** A job's face, as its pin has it. The words beside it say the same. */
export const JobMark = ({ status, children }: { status: MapStatus; children?: string }) => (
  <span className={`map-mark ${status}`} aria-hidden={children === undefined}>
    {children}
  </span>
)

/** The line with which a crew's route is drawn. */
export const RouteSwatch = ({ look }: { look: number }) => (
  <svg width="34" height="8" aria-hidden style={{ flexShrink: 0 }}>
    <path className={`map-look-${look}`} d="M3 4H31" fill="none" strokeWidth="4" strokeLinecap="round" />
  </svg>
)
