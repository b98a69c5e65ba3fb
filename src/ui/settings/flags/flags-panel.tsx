import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import type { ExplainedFlag } from '@/domain/flags/explain'
import { ENVIRONMENTS, type Environment } from '@/domain/flags/registry'
import { searchBy } from '@/domain/text/search'
import { Button } from '@/ui/kit/actions/button'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { SearchBox } from '@/ui/kit/fields/search-box'
import { SelectField } from '@/ui/kit/fields/select-field'
import { FlagRow } from './flag-row'

export const FLAG_FILTERS = ['any', 'on', 'off', 'overridden', 'production'] as const
export type FlagFilter = (typeof FLAG_FILTERS)[number]

const LABELS: Record<FlagFilter, string> = {
  any: 'All flags',
  on: 'On for you',
  off: 'Off for you',
  overridden: 'Overridden here',
  production: 'Off in production',
}

const PASSES: Record<FlagFilter, (flag: ExplainedFlag) => boolean> = {
  any: () => true,
  on: ({ isOn }) => isOn,
  off: ({ isOn }) => !isOn,
  overridden: ({ override }) => override !== null,
  production: ({ environments }) => environments?.includes('production') === false,
}

export type FlagsPanelProps = {
  environment: Environment
  flags: readonly ExplainedFlag[]
  search: string
  shown: FlagFilter
  onSearch: (text: string) => void
  onFilter: (filter: FlagFilter) => void
  /** Overrides a flag in this browser; null removes the override. */
  onOverride: (key: string, enabled: boolean | null) => void
  onResetAll: () => void
}

const found = searchBy(({ key, description, why }: ExplainedFlag) => [key, description, why])

/** Every feature flag with purpose, environments, audience, state and reason, and an override for this browser. */
export const FlagsPanel = (props: FlagsPanelProps) => {
  const { environment, flags, search, shown: narrowedTo, onSearch, onFilter, onOverride, onResetAll } = props
  const isFound = useMemo(() => found(search), [search])
  const shown = flags.filter((flag) => PASSES[narrowedTo](flag) && isFound(flag))
  const overridden = flags.filter(({ override }) => override !== null).length
  const clear = () => {
    onSearch('')
    onFilter('any')
  }
  return (
    <section aria-label="Feature flags">
      <chakra.p color="fg.muted" mb="3" maxW="52rem">
        This is the {environment} environment. Changes here apply to this browser only, in all of its tabs and for
        everyone who signs in. Production is not affected.
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" mb="3">
        <SearchBox label="Search flags" hint="Name or purpose" value={search} onChange={onSearch} />
        <chakra.div minW="11rem">
          <SelectField
            label="Show"
            hideLabel
            options={FLAG_FILTERS.map((value) => ({ value, label: LABELS[value] }))}
            value={narrowedTo}
            onChange={({ currentTarget }) => onFilter(FLAG_FILTERS.find((id) => id === currentTarget.value) ?? 'any')}
          />
        </chakra.div>
        {overridden > 0 && (
          <Button variant="outline" onClick={onResetAll}>
            Reset all ({overridden})
          </Button>
        )}
      </chakra.div>
      <chakra.p role="status" textStyle="small" color="fg.muted" mb="2">
        {shown.length === flags.length ? `${flags.length} flags` : `${shown.length} of ${flags.length} flags`}
        {overridden > 0 && `, ${overridden} overridden`}
      </chakra.p>
      {shown.length === 0 ? (
        <EmptyState
          kind="no-match"
          title="No flags match."
          action={
            <Button variant="outline" onClick={clear}>
              Clear filters
            </Button>
          }
        />
      ) : (
        <chakra.ul listStyleType="none" bg="bg.panel" borderWidth="1px" borderRadius="lg">
          {shown.map((flag) => (
            <FlagRow key={flag.key} flag={flag} places={ENVIRONMENTS} onOverride={onOverride} />
          ))}
        </chakra.ul>
      )}
    </section>
  )
}
