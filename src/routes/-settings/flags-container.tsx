import { explainFlags } from '@/domain/flags/explain'
import { canonicalFlag } from '@/domain/flags/registry'
import { announce } from '@/ui/kit/records/use-record-actions'
import { toast } from '@/ui/kit/toaster'
import { FLAG_FILTERS, FlagsPanel } from '@/ui/settings/flags/flags-panel'
import { useFlags } from '../-flags'
import { useWorkspace } from '../-workspace'
import { useToolsPlace } from './tools-place'

/** Gathers the flag panel: the flags as they stand for the person, and what this browser switches. */
export const FlagsContainer = () => {
  const { user } = useWorkspace()
  const { environment, flags, sources } = useFlags()
  const { place, patch } = useToolsPlace()
  const { overrides } = sources

  /** Whether the browser had room for it. */
  const switchTo = (next: typeof overrides): boolean => {
    try {
      flags.override(next)
      return true
    } catch (error) {
      const description = 'The flag stays as it is. Free up some space in this browser and try again.'
      toast({ kind: 'error', title: 'This browser has no room to keep the switch', description })
      console.warn(error)
      return false
    }
  }
  const onOverride = (key: string, enabled: boolean | null) => {
    const others = Object.entries(overrides).filter(([name]) => canonicalFlag(name) !== key)
    switchTo(Object.fromEntries(enabled === null ? others : [...others, [key, enabled]]))
  }
  const onResetAll = () => {
    if (!switchTo({})) return
    announce('All overrides are reset', {
      undo: async () => {
        switchTo(overrides)
        return { ok: true }
      },
    })
  }
  return (
    <FlagsPanel
      environment={environment}
      flags={explainFlags(sources, user)}
      search={place.search}
      shown={FLAG_FILTERS.find((known) => known === place.show) ?? 'any'}
      onSearch={(search) => patch({ search })}
      onFilter={(filter) => patch({ show: filter === 'any' ? undefined : filter })}
      onOverride={onOverride}
      onResetAll={onResetAll}
    />
  )
}
