import { readFileSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type ESTree, parseSync } from 'vite'

export type Node = ESTree.Node
export type Expression = ESTree.Expression

export type Binding =
  | { kind: 'constant'; at: Expression }
  /** Destructured from an object: `const { color } = TONES[tone]`. */
  | { kind: 'member'; of: Expression; name: string }
  /** Destructured from a call's array: `const [field, input] = splitField(props)`. */
  | { kind: 'item'; of: Expression }
  | { kind: 'function'; at: FunctionNode }
  | { kind: 'import'; from: string; name: string }
  | { kind: 'parameter'; of: FunctionNode; pattern: Node; isRest: boolean }
  | { kind: 'unknown' }

export type FunctionNode = ESTree.Function | ESTree.ArrowFunctionExpression

export type Module = {
  path: string
  source: string
  program: ESTree.Program
  parentOf: ReadonlyMap<Node, Node>
  scopes: Map<Node, Map<string, Binding>>
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value: unknown) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  )

export function* within(node: Node): Generator<Node> {
  yield node
  for (const child of childrenOf(node)) yield* within(child)
}

export const parseModule = (path: string, source: string): Module => {
  const { program, errors } = parseSync(path, source)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const parentOf = new Map<Node, Node>()
  for (const node of within(program)) for (const child of childrenOf(node)) parentOf.set(child, node)
  return { path, source, program, parentOf, scopes: new Map() }
}

export const textOf = (module: Module, node: Node): string => module.source.slice(node.start, node.end)

/** `file:line`, in the form editors link. */
export const placeOf = (module: Module, node: Node): string => {
  const before = module.source.slice(0, node.start).split('\n')
  return `${module.path}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
}

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']

export const isFunction = (node: Node | undefined | null): node is FunctionNode =>
  node != null && FUNCTIONS.includes(node.type)

const bind = (scope: Map<string, Binding>, pattern: Node, of: (name: string | null, isRest: boolean) => Binding) => {
  if (pattern.type === 'Identifier') scope.set(pattern.name, of(null, false))
  else if (pattern.type === 'AssignmentPattern') bindAll(scope, pattern.left, of(null, false))
  else if (pattern.type === 'ObjectPattern') {
    for (const property of pattern.properties) {
      if (property.type === 'RestElement') {
        if (property.argument.type === 'Identifier') scope.set(property.argument.name, of(null, true))
        continue
      }
      const name = !property.computed && property.key.type === 'Identifier' ? property.key.name : null
      if (property.value.type === 'Identifier') scope.set(property.value.name, of(name, false))
      else bindAll(scope, property.value, { kind: 'unknown' })
    }
  } else if (pattern.type === 'ArrayPattern') bindAll(scope, pattern, of(null, false))
  else bindAll(scope, pattern, { kind: 'unknown' })
}

const bindAll = (scope: Map<string, Binding>, pattern: Node, meaning: Binding) => {
  for (const node of within(pattern)) if (node.type === 'Identifier') scope.set(node.name, meaning)
}

const declare = (scope: Map<string, Binding>, statement: Node) => {
  if (statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration') {
    if (statement.declaration) declare(scope, statement.declaration)
  } else if (statement.type === 'FunctionDeclaration') {
    if (statement.id) scope.set(statement.id.name, { kind: 'function', at: statement })
  } else if (statement.type === 'ClassDeclaration') {
    if (statement.id) scope.set(statement.id.name, { kind: 'unknown' })
  } else if (statement.type === 'VariableDeclaration') {
    for (const { id, init } of statement.declarations) {
      bind(scope, id, (name, isRest) => {
        if (statement.kind !== 'const' || !init || isRest) return { kind: 'unknown' }
        if (id.type === 'ArrayPattern') return { kind: 'item', of: init }
        if (id.type === 'Identifier')
          return isFunction(init) ? { kind: 'function', at: init } : { kind: 'constant', at: init }
        return name === null ? { kind: 'unknown' } : { kind: 'member', of: init, name }
      })
    }
  } else if (statement.type === 'ImportDeclaration') {
    const from = statement.source.value
    for (const specifier of statement.specifiers) {
      const name =
        specifier.type === 'ImportSpecifier'
          ? specifier.imported.type === 'Identifier'
            ? specifier.imported.name
            : specifier.imported.value
          : specifier.type === 'ImportDefaultSpecifier'
            ? 'default'
            : '*'
      scope.set(specifier.local.name, { kind: 'import', from, name })
    }
  }
}

const scopeOf = (module: Module, node: Node): Map<string, Binding> => {
  const existing = module.scopes.get(node)
  if (existing) return existing
  const scope = new Map<string, Binding>()
  if (node.type === 'Program' || node.type === 'BlockStatement') for (const inner of node.body) declare(scope, inner)
  if (isFunction(node)) {
    for (const parameter of node.params) {
      const pattern = 'parameter' in parameter ? parameter.parameter : parameter
      bind(scope, pattern, (_, isRest) => ({ kind: 'parameter', of: node, pattern, isRest }))
    }
  }
  if (node.type === 'ForStatement' && node.init) declare(scope, node.init)
  if (node.type === 'ForOfStatement' || node.type === 'ForInStatement') {
    if (node.left.type === 'VariableDeclaration')
      for (const { id } of node.left.declarations) bindAll(scope, id, { kind: 'unknown' })
  }
  if (node.type === 'CatchClause' && node.param) bindAll(scope, node.param, { kind: 'unknown' })
  module.scopes.set(node, scope)
  return scope
}

/** Resolves a name at a node; null for globals. */
export const bindingOf = (module: Module, at: Node, name: string): Binding | null => {
  for (let node: Node | undefined = at; node; node = module.parentOf.get(node)) {
    const found = scopeOf(module, node).get(name)
    if (found) return found
  }
  return null
}

export type Export = { kind: 'own'; binding: Binding } | { kind: 'from'; from: string; name: string } | null

export const exportOf = (module: Module, name: string): Export => {
  for (const statement of module.program.body) {
    if (statement.type === 'ExportDefaultDeclaration' && name === 'default') {
      const declaration = statement.declaration
      if (isFunction(declaration)) return { kind: 'own', binding: { kind: 'function', at: declaration } }
      return { kind: 'own', binding: { kind: 'constant', at: declaration as Expression } }
    }
    if (statement.type !== 'ExportNamedDeclaration') continue
    for (const { local, exported } of statement.specifiers) {
      if (nameOf(exported) !== name) continue
      if (statement.source) return { kind: 'from', from: statement.source.value, name: nameOf(local) }
      const binding = bindingOf(module, module.program, nameOf(local))
      return binding && { kind: 'own', binding }
    }
    const own = new Map<string, Binding>()
    if (statement.declaration) declare(own, statement.declaration)
    const binding = own.get(name)
    if (binding) return { kind: 'own', binding }
  }
  return null
}

const nameOf = (name: ESTree.ModuleExportName): string => (name.type === 'Literal' ? name.value : name.name)

export type Modules = {
  /** Resolves an import to its file; null for a package. */
  imported: (from: Module, specifier: string) => Module | null
  /** Returns the files read since the last call, for the watcher. */
  takeRead: () => string[]
}

export const createModules = (root: string): Modules => {
  const cache = new Map<string, { at: number; module: Module }>()
  let read = new Set<string>()

  const open = (path: string): Module | null => {
    const at = statSync(path, { throwIfNoEntry: false })
    if (!at?.isFile()) return null
    read.add(path)
    const entry = cache.get(path)
    if (entry?.at === at.mtimeMs) return entry.module
    const module = parseModule(path, readFileSync(path, 'utf8'))
    cache.set(path, { at: at.mtimeMs, module })
    return module
  }

  return {
    imported(from, specifier) {
      const base = specifier.startsWith('@/')
        ? resolve(root, 'src', specifier.slice(2))
        : specifier.startsWith('.')
          ? resolve(dirname(from.path), specifier)
          : null
      if (base === null) return null
      for (const path of [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`]) {
        const module = /\.tsx?$/.test(path) ? open(path) : null
        if (module) return module
      }
      return null
    },
    takeRead() {
      const paths = [...read]
      read = new Set()
      return paths
    },
  }
}
