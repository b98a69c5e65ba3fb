import { type Module, type Node, textOf } from './modules.ts'
import { CHAKRA, isChakra } from './targets.ts'

/** What the build does away with, and what only makes styles. */
const HARMLESS = /^(chakra|Box|createSystem|define[A-Z].*)$/
/** Files whose parts are within the provider that another brings along. */
const WITHIN = /\/ui\/kit\/(actions\/menu-item|theme\/.*)\.tsx?$/

/** Parts of Chakra that would find no provider when the app runs. */
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

/** Takes out of the imports from Chakra what is no longer used; types stay types. */
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

/** Whether a name is part of a type, of which nothing is left when the app runs. */
export const isType = (module: Module, node: Node): boolean => {
  for (let at = module.parentOf.get(node); at; at = module.parentOf.get(at)) {
    if (at.type === 'TSTypeQuery' || at.type === 'TSTypeReference' || at.type === 'TSQualifiedName') return true
    if (/^(JSX|.*Expression$|.*Statement$)/.test(at.type)) return false
  }
  return false
}

/** The factory where it is neither called nor the first half of an element's name. */
export const isStrayFactory = (module: Module, node: Node): boolean => {
  if (node.type !== 'Identifier' || !isChakra(module, node) || isType(module, node)) return false
  const parent = module.parentOf.get(node)
  if (parent?.type === 'ImportSpecifier') return false
  return !(parent?.type === 'CallExpression' && parent.callee === node)
}
