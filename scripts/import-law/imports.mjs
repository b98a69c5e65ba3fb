import { parseSync } from 'vite'
import { walk } from '../walk.mjs'

/**
 * Returns every import of one file as `{ specifier, kind: 'value' | 'type' | 'dynamic', line }`. A computed import has the specifier
 * `null`; a glob has its first pattern as specifier and is marked `glob`.
 */
export function importsOf(path, text) {
  const { module, program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0].message}`)
  const found = [...staticImports(module), ...reExports(module), ...expressionImports(program)]
  return found
    .map(({ specifier, kind, start, glob = false }) => ({
      specifier,
      kind,
      glob,
      line: text.slice(0, start).split('\n').length,
    }))
    .sort((a, b) => a.line - b.line)
}

const kindOf = (entries) => (entries.length > 0 && entries.every((entry) => entry.isType) ? 'type' : 'value')

const staticImports = (module) =>
  module.staticImports.map(({ moduleRequest, entries, start }) => ({
    specifier: moduleRequest.value,
    kind: kindOf(entries),
    start,
  }))

const reExports = (module) =>
  module.staticExports
    .map(({ entries, start }) => ({ entries: entries.filter((entry) => entry.moduleRequest), start }))
    .filter(({ entries }) => entries.length > 0)
    .map(({ entries, start }) => ({ specifier: entries[0].moduleRequest.value, kind: kindOf(entries), start }))

/** `import(…)`, `typeof import(…)`, `new URL(…, import.meta.url)` and `import.meta.glob(…)`, wherever they are. */
function expressionImports(program) {
  const found = []
  walk(program, (node) => {
    const target = TARGETS[node.type]?.(node)
    if (!target) return
    const { source, kind, glob } = target
    found.push({ specifier: literal(source), kind, glob, start: node.start })
  })
  return found
}

const literal = (node) => (node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null)

const isMeta = (node, property) =>
  node?.type === 'MemberExpression' && node.object.type === 'MetaProperty' && node.property.name === property

/** Later patterns only exclude files. */
const firstOf = (node) => (node?.type === 'ArrayExpression' ? node.elements[0] : node)

const TARGETS = {
  ImportExpression: (node) => ({ source: node.source, kind: 'dynamic' }),
  TSImportType: (node) => ({ source: node.source, kind: 'type' }),
  TSExternalModuleReference: (node) => ({ source: node.expression, kind: 'value' }),
  NewExpression: (node) =>
    node.callee.name === 'URL' && isMeta(node.arguments[1], 'url')
      ? { source: node.arguments[0], kind: 'dynamic' }
      : undefined,
  CallExpression: (node) =>
    isMeta(node.callee, 'glob') ? { source: firstOf(node.arguments[0]), kind: 'dynamic', glob: true } : undefined,
}
