import type { Rolldown } from 'vite'

type Graph = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null }

/** Features whose pages are shown to anyone. */
const PUBLIC = ['landing', 'pricing', 'public', 'register', 'sign-in']
/** Features that are on every signed-in page, or on the first. */
const FRAME = ['shell', 'overview']

const ENTRY = '/src/main.tsx'

/**
 * The style sheet for a file's rules: one for the start and the kit, one for the public pages, one for the frame of signed-in pages, and one
 * per feature. One per script would make a hundred small ones.
 */
export const sheetGroup = (id: string, graph: Graph): string => {
  const [, feature = '', within = ''] = /\/src\/ui\/([^/]+)\/(.*)/.exec(`/${id.replace(/^virtual:styles\//, '')}`) ?? []
  const isOfKit = feature === 'kit' && !/^(records|attachments|payment|combobox)\//.test(within)
  if (isOfKit || isOfStart(id, graph)) return 'look'
  if (PUBLIC.includes(feature)) return 'public'
  return FRAME.includes(feature) || feature === 'kit' || feature === '' ? 'frame' : `of-${feature}`
}

/** Whether the page's own start imports it, by way of whatever. */
const isOfStart = (id: string, graph: Graph, seen = new Set<string>()): boolean => {
  if (id.endsWith(ENTRY)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return graph.getModuleInfo(id)?.importers.some((importer) => isOfStart(importer, graph, seen)) ?? false
}
