import { COLD, type Graph, startsOf } from '../script-groups.ts'

const PUBLIC = ['landing', 'pricing', 'public', 'register', 'sign-in']
/** Features that are on every signed-in page, or on the first; and what all of them are made of. */
const FRAME = ['shell', 'overview', 'kit', 'shared']
/** Rooms of the kit and of what features share that only signed-in pages have. */
const SIGNED_IN = /^(kit\/(records\/(list|actions)|fields\/combobox)|shared\/(attachments|payment|pickers))\//

const EARLY = ['start', 'front', 'reading', 'door', 'public', ...COLD]

/**
 * Names the style sheet of a file's rules: one for startup and the kit parts of early pages, one each for the rest of the kit, the public
 * pages and the signed-in frame, and one per feature. One per script would make a hundred small ones.
 */
export const sheetGroup = (id: string, graph: Graph): string => {
  const [, feature = '', within = ''] = /\/src\/ui\/([^/]+)\/(.*)/.exec(`/${id.replace(/^virtual:styles\//, '')}`) ?? []
  const starts = startsOf(id, graph)
  if (starts.has('start')) return 'look'
  if (/^(kit|shared)$/.test(feature) && !SIGNED_IN.test(`${feature}/${within}`))
    return EARLY.some((kind) => starts.has(kind)) ? 'look' : 'parts'
  if (PUBLIC.includes(feature)) return 'public'
  return FRAME.includes(feature) || feature === '' ? 'frame' : `of-${feature}`
}
