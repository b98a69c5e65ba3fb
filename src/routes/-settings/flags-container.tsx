import { explainFlags } from '@/domain/flags/explain'
import { canonicalFlag, type FlagSources } from '@/domain/flags/registry'
import type { Failure } from '@/domain/record/failure'
import { toast } from '@/ui/kit/overlays/toaster'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import { FLAG_FILTERS, FlagsPanel } from '@/ui/settings/flags/flags-panel'
import { useFlags } from '../-session/flags'
import { useWorkspace } from '../-session/workspace'
import { useToolsPlace } from './tools-place'

const NO_ROOM_TITLE = 'This browser has no room to keep the switch'
const NO_ROOM: Failure = {
  message: 'The flag stays as it is. Free up some space in this browser and try again.',
  status: 0,
  details: null,
}

export const FlagsContainer = () => {
  const { user } = useWorkspace()
  const { environment, flags, sources } = useFlags()
  const { place, patch } = useToolsPlace()
  const { overrides } = sources

  const switchTo = (next: FlagSources['overrides']): Outcome => {
    try {
      flags.override(next)
      return { ok: true }
    } catch (error) {
      console.warn(error)
      return { ok: false, failure: NO_ROOM }
    }
  }
  const toastFailure = (outcome: Outcome): boolean => {
    if (!outcome.ok) toast({ kind: 'error', title: NO_ROOM_TITLE, description: outcome.failure.message })
    return outcome.ok
  }
  const onOverride = (key: string, enabled: boolean | null) => {
    const others = Object.entries(overrides).filter(([name]) => canonicalFlag(name) !== key)
    toastFailure(switchTo(Object.fromEntries(enabled === null ? others : [...others, [key, enabled]])))
  }
  const onResetAll = () => {
    if (!toastFailure(switchTo({}))) return
    // Flags changed in the meantime keep their new value.
    announce('All overrides are reset', {
      undo: async () => switchTo({ ...overrides, ...flags.sources().overrides }),
    })
  }
  return (
    <FlagsPanel
      environment={environment}
      flags={explainFlags(sources, user)}
      search={place.search}
      shown={FLAG_FILTERS.find((filter) => filter === place.show) ?? 'any'}
      onSearch={(search) => patch({ search })}
      onFilter={(filter) => patch({ show: filter === 'any' ? undefined : filter })}
      onOverride={onOverride}
      onResetAll={onResetAll}
    />
  )
}
