import { useSearch } from '@tanstack/react-router'
import * as v from 'valibot'
import { addressText } from '@/ui/kit/actions/address-text'
import { openAsOf } from '@/ui/kit/records/list/list-url'
import { useSearchPatch } from '../-address/use-search-patch'

/** What the address says: the tab, and the moment of the past that is shown. What can't be read counts as not said. */
const placeSchema = v.object({ tab: v.fallback(v.optional(addressText), undefined), as_of: openAsOf })
type TabSearch = v.InferOutput<typeof placeSchema>

/**
 * Where someone is on a page of tabs: the first tab if the address names none of them. It is read here and not by the route, since everyone who
 * signs in loads the route's part of the entry chunk.
 */
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
