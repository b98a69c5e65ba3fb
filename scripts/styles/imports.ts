import { type Module, type Node, textOf } from './modules.ts'
import { CHAKRA, isChakra } from './targets.ts'

/** Imports the build removes, and those that only define styles. */
const HARMLESS = /^(chakra|Box|createSystem|define[A-Z].*)$/
const WITHIN = /\/ui\/kit\/(actions\/menu-item|theme\/.*)\.tsx?$/

export const strayParts = (module: Module): Node[] => {
  if (WITHIN.test(module.path)) return []
  const imports = module.program.body.filter((statement) => statement.type === 'ImportDeclaration')
  if (imports.some(({ source }) => source.value.endsWith('/with-chakra'))) return []
  return imports
    .filter(({ source, importKind }) => source.value === CHAKRA && importKind !== 'type')
    .flatMap(({ specifiers }) => specifiers)
    .filter(
      (specifier) =>
        specifier.type === 'ImportSpecifier' &&
        specifier.importKind !== 'type' &&
        !HARMLESS.test(textOf(module, specifier.imported)),
    )
}

export const withoutFactory = (
  module: Module,
  remains: ReadonlySet<string>,
  replace: (node: { start: number; end: number }, text: string) => void,
) => {
  for (const statement of module.program.body) {
    if (statement.type !== 'ImportDeclaration' || statement.source.value !== CHAKRA || statement.importKind === 'type')
      continue
    const remainingSpecifiers = statement.specifiers.filter(
      (specifier) =>
        remains.has(specifier.local.name) && !(specifier.type === 'ImportSpecifier' && specifier.importKind === 'type'),
    )
    if (remainingSpecifiers.length === statement.specifiers.length) continue
    const names = remainingSpecifiers.map((specifier) => textOf(module, specifier))
    replace(statement, names.length > 0 ? `import { ${names.join(', ')} } from '${CHAKRA}'` : '')
  }
}

/** True for names in type positions, which vanish at run time. */
export const isType = (module: Module, node: Node): boolean => {
  for (let at = module.parentOf.get(node); at; at = module.parentOf.get(at)) {
    if (at.type === 'TSTypeQuery' || at.type === 'TSTypeReference' || at.type === 'TSQualifiedName') return true
    if (/^(JSX|.*Expression$|.*Statement$)/.test(at.type)) return false
  }
  return false
}

/** True where the factory is neither called nor the first part of an element's name. */
export const isStrayFactory = (module: Module, node: Node): boolean => {
  if (node.type !== 'Identifier' || !isChakra(module, node) || isType(module, node)) return false
  const parent = module.parentOf.get(node)
  if (parent?.type === 'ImportSpecifier') return false
  return !(parent?.type === 'CallExpression' && parent.callee === node)
}
