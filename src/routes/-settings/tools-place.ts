import { useSearch } from '@tanstack/react-router'
import * as v from 'valibot'
import { addressText } from '@/ui/kit/actions/address-text'
import { openRecord } from '@/ui/kit/records/list/list-url'
import { useSearchPatch } from '../-address/use-search-patch'

/** Search params of the settings tools: search, filter and open record. */
const placeSchema = v.object({
  search: v.optional(v.fallback(addressText, ''), ''),
  show: v.fallback(v.optional(addressText), undefined),
  source: v.fallback(v.optional(addressText), undefined),
  report: openRecord,
})
type ToolsLocation = v.InferOutput<typeof placeSchema>

/** Read here instead of in the route, like the page's own tabs. */
export const useToolsPlace = () => {
  const place = v.parse(placeSchema, useSearch({ strict: false }))
  const patch = useSearchPatch<{ [Name in keyof ToolsLocation]?: ToolsLocation[Name] | undefined }>()
  return {
    place,
    patch: ({ search, ...change }: Partial<ToolsLocation>, replace = true) =>
      patch(search === undefined ? change : { ...change, search: search || undefined }, replace),
  }
}
