import { useSearch } from '@tanstack/react-router'
import * as v from 'valibot'
import { addressText } from '@/ui/kit/actions/address-text'
import { openAsOf } from '@/ui/kit/records/list/list-url'
import { useSearchPatch } from '../-address/use-search-patch'

/** The tab and the history position. Invalid values count as absent. */
const placeSchema = v.object({ tab: v.fallback(v.optional(addressText), undefined), as_of: openAsOf })
type TabSearch = v.InferOutput<typeof placeSchema>

/** The tab in the URL, defaulting to the first. Parsed here rather than in the route, whose code is in everyone's entry chunk. */
export const usePlace = <Tab extends string>(tabs: readonly [Tab, ...Tab[]]) => {
  const { tab: named, as_of: asOf } = v.parse(placeSchema, useSearch({ strict: false }))
  const patch = useSearchPatch<TabSearch>()
  const tab: Tab = tabs.find((candidate) => candidate === named) ?? tabs[0]
  return {
    tab,
    onTab: (next: Tab) => patch({ tab: next === tabs[0] ? undefined : next }),
    onClose: () => patch({ as_of: undefined }),
    past: { asOf, onAsOf: (position: number | null) => patch({ as_of: position ?? undefined }, position === null) },
  }
}
