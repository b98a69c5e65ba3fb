import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type ErrorGroup, groupReports } from '@/domain/errors/error-groups'
import { dayAt } from '@/domain/time/calendar'
import { errorReportsQuery } from '@/services/settings/queries'
import { mapReady } from '@/ui/kit/feedback/loadable'
import { saveFile } from '@/ui/kit/layout/save-file'
import { ReportsPanel } from '@/ui/settings/reports/reports-panel'
import { SEVERITIES } from '@/ui/settings/reports/types'
import { loadable } from '../-loading/loadable'
import { useNow } from '../-loading/use-now'
import { requesting } from '../-records/plain-commands'
import { useWorkspace } from '../-session/workspace'
import { useToolsPlace } from './tools-place'

export const ErrorReportsContainer = () => {
  const { workspace, actor, clock, newId } = useWorkspace()
  const { place, patch } = useToolsPlace()
  const reports = useQuery(errorReportsQuery(workspace.graphql))
  const groups = useMemo(() => mapReady(loadable(reports), groupReports), [reports])
  const now = useNow(clock)
  const onDelete = (gone: readonly ErrorGroup[]) =>
    requesting(workspace, []).request({ write: ['error-reports', newId()] }, async (key) =>
      (await workspace.account.calls()).deleteErrorReports(
        gone.flatMap(({ ids }) => ids),
        key,
      ),
    )
  const onExport = (chosen: readonly ErrorGroup[]) => {
    const ids = new Set(chosen.flatMap((group) => group.ids))
    const text = JSON.stringify(reports.data?.filter(({ id }) => ids.has(id)) ?? [], null, 2)
    saveFile(`groundwork-errors-${dayAt(now, actor.time_zone)}.json`, text, 'application/json')
  }
  return (
    <ReportsPanel
      groups={groups}
      search={place.search}
      severity={SEVERITIES.find((severity) => severity === place.show) ?? ''}
      source={place.source ?? ''}
      onSearch={(search) => patch({ search })}
      onSeverity={(severity) => patch({ show: severity || undefined })}
      onSource={(source) => patch({ source: source || undefined })}
      openId={place.report ?? null}
      onOpen={(id) => patch({ report: id ?? undefined }, id === null)}
      onRefresh={() => void reports.refetch()}
      onDelete={onDelete}
      onExport={onExport}
      now={now}
      timeZone={actor.time_zone}
    />
  )
}
