import type { MapStatus } from '@/domain/map/vocabulary'

export const JobMark = ({ status, children }: { status: MapStatus; children?: string }) => (
  <span className={`map-mark ${status}`} aria-hidden={children === undefined}>
    {children}
  </span>
)

export const RouteSwatch = ({ look }: { look: number }) => (
  <svg width="34" height="8" aria-hidden style={{ flexShrink: 0 }}>
    <path className={`map-look-${look}`} d="M3 4H31" fill="none" strokeWidth="4" strokeLinecap="round" />
  </svg>
)
