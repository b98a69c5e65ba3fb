import { posix } from 'node:path'
import { cyclesOf } from './cycles.mjs'
import { importsOf } from './imports.mjs'
import { LAW, OWN_PACKAGES, PACKAGE_HOMES, ROOT_FILES } from './law.mjs'

const CODE = /\.tsx?$/
const TEST = /\.test\.tsx?$/

/**
 * Checks src/ against the import rules, and that tests/ imports areas by their entry points. `files` maps paths to text. Returns one
 * sentence per violation in file order, then the cycles, which include type and dynamic imports.
 */
export function violationsOf(files) {
  const code = [...files].filter(([path]) => CODE.test(path))
  const strangers = [...files.keys()]
    .filter((path) => path.startsWith('src/') && !areaOf(path))
    .map((path) => `${path}: no area of the law`)
  const graph = new Map()
  const broken = code.flatMap(([path, text]) => {
    const edges = importsOf(path, text)
      .flatMap((edge) => (edge.glob ? matchesOf(path, edge, files) : [edge]))
      .map((edge) => ({ ...edge, target: resolve(path, edge.specifier, files) }))
    graph.set(
      path,
      edges.filter((edge) => files.has(edge.target)).map((edge) => edge.target),
    )
    return edges.flatMap((edge) => {
      const why = refusal(path, edge, files)
      return why ? [`${path}:${edge.line} ${why}`] : []
    })
  })
  const cycles = cyclesOf(graph).map((group) => `cycle: ${group.join(' <-> ')}`)
  return [...strangers, ...broken, ...cycles]
}

function areaOf(path) {
  const [root, first, ...rest] = path.split('/')
  if (root !== 'src') return undefined
  if (rest.length === 0) return ROOT_FILES[first]
  return first in LAW && first !== 'tree' ? first : undefined
}

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

/** Returns null for a package, and the path as written when no such file exists. */
function resolve(from, specifier, files) {
  if (specifier === null) return null
  const plain = specifier.replace(/\?.*$/, '')
  const local = plain.startsWith('@/') ? `src/${plain.slice(2)}` : plain.startsWith('.') ? join(from, plain) : null
  if (local === null) return null
  const ending = ENDINGS.find((end) => files.has(local + end))
  return ending === undefined ? local : local + ending
}

/** Expands a test's glob over one folder to the files it imports, except tests. Other globs are opaque. */
function matchesOf(from, edge, files) {
  const [, folder, ending] = /^(\.[^*]*\/)\*(\.\w+)$/.exec(edge.specifier ?? '') ?? []
  if (!from.startsWith('tests/') || folder === undefined) return [{ ...edge, specifier: null }]
  const prefix = join(from, folder)
  const names = [...files.keys()].filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length))
  return names
    .filter((name) => !name.includes('/') && name.endsWith(ending) && !TEST.test(name))
    .map((name) => ({ ...edge, specifier: folder + name }))
}

const join = (from, relative) => posix.join(posix.dirname(from), relative)

/** Returns undefined when the import is allowed. */
function refusal(from, { specifier, kind, target }, files) {
  if (specifier === null) return 'computes what it imports; name it'
  const area = areaOf(from)
  if (from.startsWith('tests/')) return entryRefusal(target)
  if (target === null) return packageRefusal(area, specifier, TEST.test(from))
  if (TEST.test(from) && target.startsWith('tests/fixtures/')) return undefined
  if (!files.has(target)) return `imports ${specifier}, which does not exist`
  const targetArea = areaOf(target)
  if (!targetArea) return `imports ${target}, which is no area of the law`
  if (TEST.test(target)) return `imports the test ${target}`
  if (targetArea === area) return strangerRefusal(area, from, target)
  const hidden = entryRefusal(target)
  if (hidden) return hidden
  const open = LAW[area]?.imports[targetArea]
  if (!open) return `imports ${target}: ${area} may not import ${targetArea}`
  if (open.some((rule) => allows(rule, withinArea(target), kind))) return undefined
  return `imports ${target} (${kind}): of ${targetArea}, ${area} may import only ${open.join(', ')}`
}

function entryRefusal(target) {
  const area = target === null ? undefined : areaOf(target)
  const entries = area && LAW[area]?.entries
  if (!entries || entries.includes(withinArea(target))) return undefined
  return `imports ${target}: the entry points of ${area} are ${entries.join(', ')}`
}

const withinArea = (path) =>
  path
    .split('/')
    .slice(2)
    .join('/')
    .replace(/\.\w+$/, '')

function allows(rule, path, kind) {
  if (rule === 'all') return true
  const [, condition, pattern] = /^(types of |dynamic )?(.+)$/.exec(rule) ?? []
  if (condition === 'types of ' && kind !== 'type') return false
  if (condition === 'dynamic ' && kind !== 'dynamic') return false
  return matches(pattern, path)
}

const matches = (pattern, path) =>
  new RegExp(`^${pattern.replaceAll('**', '.+').replaceAll(/(?<!\.)\*/g, '[^/]+')}$`).test(path)

/** Folders that stay apart: a machine knows only its own flow and what flows share, a screen only its own feature and what features share. */
function strangerRefusal(area, from, target) {
  const { apart, shared = [], buildsOn = {} } = LAW[area]
  if (!apart) return undefined
  const [own, other] = [folderOf(from), folderOf(target)]
  if (own === null || other === null || own === other) return undefined
  const below = shared.includes(own) ? shared.slice(0, shared.indexOf(own)) : shared
  if (below.includes(other)) return undefined
  if (buildsOn[own]?.some((rule) => matches(rule, withinArea(target)))) return undefined
  return `imports ${target}: another ${apart}`
}

const folderOf = (path) => {
  const parts = path.split('/')
  return parts.length > 3 ? parts[2] : null
}

/** `@scope/name/deep` -> `@scope/name` */
const packageName = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

function packageRefusal(area, specifier, inTest) {
  const name = packageName(specifier)
  const home = PACKAGE_HOMES[name]
  if (home && home !== area) return `imports the package ${name}: only ${home} may`
  if (inTest || !area) return undefined
  const own = OWN_PACKAGES[area]
  if (own && !own.includes(name)) return `imports the package ${name}: ${area} may import only ${own.join(', ')}`
  return undefined
}
