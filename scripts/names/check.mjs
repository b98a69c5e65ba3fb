import { parseSync } from 'vite'
import { walk } from '../walk.mjs'
import { GEOMETRY, PARTICIPLES, TYPES } from './banned.mjs'

/**
 * Finds declarations with a banned name: variables, parameters, functions, classes, types and type parameters. Fields are not checked, since
 * many are on disk or on the wire, nor are names that destructuring takes from them.
 * @returns One sentence for each, with its line and what to write instead.
 */
export function bannedNames(path, text) {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0].message}`)
  return declarationsOf(program).flatMap(({ name, isType, start }) => {
    const instead = isType ? typeRefusal(name) : PARTICIPLES[name]
    if (!instead || GEOMETRY.test(name)) return []
    const line = text.slice(0, start).split('\n').length
    return [`${path}:${line} ${name}: name it by what it is, as ${instead}`]
  })
}

/** A type is refused for one such word among its words: `KnownClient`, `LeftWrite`. */
function typeRefusal(name) {
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []
  return TYPES[name] ?? words.map((word) => PARTICIPLES[word.toLowerCase()]).find(Boolean)
}

const declaration = (node, isType = false) => ({ name: node.name, isType, start: node.start })

/** Names that a pattern declares, without those that it takes from a field of the same name. */
function namesIn(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [declaration(pattern)]
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesIn)
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        property.type === 'RestElement'
          ? namesIn(property.argument)
          : property.shorthand
            ? []
            : namesIn(property.value),
      )
    case 'AssignmentPattern':
      return namesIn(pattern.left)
    case 'RestElement':
      return namesIn(pattern.argument)
    case 'TSParameterProperty':
      return namesIn(pattern.parameter)
    default:
      return []
  }
}

const DECLARED = {
  VariableDeclarator: (node) => namesIn(node.id),
  FunctionDeclaration: (node) => [...named(node.id), ...parameters(node)],
  FunctionExpression: (node) => [...named(node.id), ...parameters(node)],
  ArrowFunctionExpression: (node) => parameters(node),
  TSDeclareFunction: (node) => [...named(node.id), ...parameters(node)],
  TSFunctionType: (node) => parameters(node),
  TSMethodSignature: (node) => parameters(node),
  ClassDeclaration: (node) => [declaration(node.id, true)],
  TSTypeAliasDeclaration: (node) => [declaration(node.id, true)],
  TSInterfaceDeclaration: (node) => [declaration(node.id, true)],
  TSTypeParameter: (node) =>
    typeof node.name === 'string' ? [declaration(node, true)] : [declaration(node.name, true)],
}

const named = (id) => (id ? [declaration(id)] : [])

const parameters = ({ params }) => (params?.items ?? params ?? []).flatMap(namesIn)

function declarationsOf(program) {
  const found = []
  walk(program, (node) => found.push(...(DECLARED[node.type]?.(node) ?? [])))
  return found
}
