import type { ErrorGroup } from '@/domain/errors/error-groups'
import type { Instant } from '@/domain/time/clock'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import type { Answered } from '@/ui/kit/records/actions/run-on-many'

export const SEVERITIES = ['', 'fatal', 'error', 'warning'] as const

export type ReportsPanelProps = {
  groups: Loadable<readonly ErrorGroup[]>
  search: string
  severity: string
  source: string
  onSearch: (text: string) => void
  onSeverity: (severity: string) => void
  onSource: (source: string) => void
  openId: number | null
  onOpen: (id: number | null) => void
  onRefresh: () => void
  /** Deletes all reports of these errors and resolves to their number. */
  onDelete: (groups: readonly ErrorGroup[]) => Promise<Answered<number>>
  onExport: (groups: readonly ErrorGroup[]) => void
  now: Instant
  timeZone: string
}
