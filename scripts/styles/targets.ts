import type { ESTree } from 'vite'
import { createEvaluator, findExport } from './evaluate.ts'
import {
  type Binding,
  bindingOf,
  type FunctionNode,
  isFunction,
  type Module,
  type Modules,
  type Node,
  within,
} from './modules.ts'
import type { Recipe } from './style-sheet.ts'

export const CHAKRA = '@chakra-ui/react'

export type Target =
  | { kind: 'element'; tag: string }
  /** Made by `chakra(tag, recipe)`; `own` are its variant names. */
  | { kind: 'part'; own: ReadonlySet<string>; depth: number }
  /** A component that forwards its props to such an element; `own` are the names it consumes. */
  | { kind: 'passing'; own: ReadonlySet<string>; depth: number }

type Name = ESTree.JSXElementName

const ELEMENTS: Record<string, string> = { Box: 'div' }

export const createTargets = (modules: Modules) => {
  const cache = new WeakMap<Node, Target | null>()

  const ofBinding = (module: Module, binding: Binding | null): Target | null => {
    if (binding?.kind === 'import') {
      if (binding.from === CHAKRA) return elementOf(binding.name)
      const sourceModule = modules.imported(module, binding.from)
      const found = sourceModule && findExport(modules, sourceModule, binding.name)
      return found && ofBinding(found.module, found.binding)
    }
    if (binding?.kind === 'function') return remembered(binding.at, () => passing(module, binding.at))
    if (binding?.kind !== 'constant') return null
    const initializer = binding.at
    return remembered(initializer, () => {
      const call = unwrapped(initializer)
      if (call.type === 'CallExpression' && isChakra(module, call.callee)) return part(module, call)
      if (call.type === 'Identifier') return ofBinding(module, bindingOf(module, call, call.name))
      // `memo(…)`, `forwardRef(…)`
      const inner = call.type === 'CallExpression' ? call.arguments.find(isFunctionNode) : undefined
      return inner ? passing(module, inner) : null
    })
  }

  const remembered = (node: Node, find: () => Target | null): Target | null => {
    const found = cache.get(node)
    if (found !== undefined) return found
    // A recursive component forwards nothing through itself.
    cache.set(node, null)
    const target = find()
    cache.set(node, target)
    return target
  }

  const part = (module: Module, call: ESTree.CallExpression): Target => {
    const [tag, recipe] = call.arguments
    const inner = tag && tag.type === 'Identifier' ? ofBinding(module, bindingOf(module, tag, tag.name)) : null
    const variants = recipe
      ? Object.keys((createEvaluator(modules, module, call).valueOf(recipe) as Recipe).variants ?? {})
      : []
    const own = new Set([...variants, ...(inner && inner.kind !== 'element' ? inner.own : [])])
    return { kind: 'part', own, depth: inner && inner.kind !== 'element' ? inner.depth + 1 : 0 }
  }

  const passing = (module: Module, component: FunctionNode): Target | null => {
    const [props] = component.params
    if (!props || component.params.length > 2) return null
    const pattern = 'parameter' in props ? props.parameter : props
    const handedOn = [...within(component)].flatMap((node) => {
      if (node.type !== 'JSXOpeningElement') return []
      const handsOn = node.attributes.some(
        (attribute) => attribute.type === 'JSXSpreadAttribute' && isCallers(module, attribute.argument, component),
      )
      const target = handsOn ? ofName(module, node.name) : null
      return target ? [target] : []
    })
    if (handedOn.length === 0) return null
    const propNames = pattern.type === 'ObjectPattern' ? pattern.properties.flatMap(keyNames) : []
    const theirs = handedOn.map((target) => (target.kind === 'element' ? { own: [], depth: 0 } : target))
    return {
      kind: 'passing',
      own: new Set([...propNames, ...theirs.flatMap(({ own }) => [...own])]),
      depth: Math.max(...theirs.map(({ depth }) => depth)) + 1,
    }
  }

  const ofName = (module: Module, name: Name): Target | null => {
    if (name.type === 'JSXIdentifier') return ofBinding(module, bindingOf(module, name, name.name))
    if (name.type !== 'JSXMemberExpression' || name.object.type !== 'JSXIdentifier') return null
    const binding = bindingOf(module, name, name.object.name)
    const isFactory = binding?.kind === 'import' && binding.from === CHAKRA && binding.name === 'chakra'
    return isFactory ? { kind: 'element', tag: name.property.name } : null
  }

  /** True when the expression contains the component's props: all, the rest, or an object with them. */
  const isCallers = (module: Module, node: Node, component: FunctionNode | null = null): boolean => {
    const inner = unwrapped(node)
    if (inner.type === 'ObjectExpression') {
      return inner.properties.some(
        (property) => property.type === 'SpreadElement' && isCallers(module, property.argument, component),
      )
    }
    if (inner.type !== 'Identifier') return false
    const binding = bindingOf(module, inner, inner.name)
    if (binding?.kind === 'constant') return isCallers(module, binding.at, component)
    if (binding?.kind === 'item') {
      const call = binding.of
      return call.type === 'CallExpression' && call.arguments.some((argument) => isCallers(module, argument, component))
    }
    if (binding?.kind !== 'parameter' || !isComponent(module, binding.of)) return false
    const isProps =
      binding.isRest || (binding.pattern.type === 'Identifier' && binding.of.params[0] === binding.pattern)
    return isProps && (component === null || binding.of === component)
  }

  /** Style attributes that the component neither consumes nor forwards traceably: nothing would turn them into a class. */
  const strayStyles = (
    module: Module,
    { name, attributes }: ESTree.JSXOpeningElement,
    isStyle: (name: string) => boolean,
  ) => {
    if (name.type !== 'JSXIdentifier') return []
    const named = attributes.filter(
      (attribute) => attribute.type === 'JSXAttribute' && isStyle(String(attribute.name.name)),
    )
    if (named.length === 0 || !/^[A-Z]/.test(name.name)) return []
    const binding = bindingOf(module, name, name.name)
    // Components of packages handle their own props.
    if (
      !binding ||
      binding.kind === 'parameter' ||
      binding.kind === 'member' ||
      (binding.kind === 'import' && !/^(@\/|\.)/.test(binding.from))
    )
      return []
    if (binding.kind === 'constant' && binding.at.type !== 'CallExpression') return []
    const propNames = propNamesOf(module, binding)
    return named.filter(
      (attribute) => attribute.type === 'JSXAttribute' && !propNames?.has(String(attribute.name.name)),
    )
  }

  /** Returns the names of the props a component reads; null when its source is not available. */
  const propNamesOf = (module: Module, binding: Binding | null): ReadonlySet<string> | null => {
    if (binding?.kind === 'import') {
      const sourceModule = modules.imported(module, binding.from)
      const found = sourceModule && findExport(modules, sourceModule, binding.name)
      return found && propNamesOf(found.module, found.binding)
    }
    if (binding?.kind === 'constant' && binding.at.type === 'CallExpression') {
      const inner = binding.at.arguments.find(isFunctionNode)
      return inner ? propNamesOf(module, { kind: 'function', at: inner }) : null
    }
    if (binding?.kind !== 'function') return null
    const names = new Set<string>()
    const [props] = binding.at.params
    const pattern = props && ('parameter' in props ? props.parameter : props)
    for (const node of pattern ? within(binding.at) : []) {
      if (node.type === 'ObjectPattern')
        for (const property of node.properties) for (const propName of keyNames(property)) names.add(propName)
      if (node.type === 'MemberExpression' && node.property.type === 'Identifier' && !node.computed)
        names.add(node.property.name)
    }
    return names
  }

  return { ofName, ofBinding, isCallers, strayStyles }
}

const elementOf = (name: string): Target | null => {
  const tag = ELEMENTS[name]
  return tag ? { kind: 'element', tag } : null
}

const isFunctionNode = (node: Node): node is FunctionNode => isFunction(node)

/** Component names are capitalized; other functions' parameters are not props. */
const isComponent = (module: Module, node: FunctionNode): boolean => {
  if (node.type === 'FunctionDeclaration') return /^[A-Z]/.test(node.id?.name ?? '')
  for (let at = module.parentOf.get(node); at; at = module.parentOf.get(at)) {
    if (at.type === 'VariableDeclarator') return at.id.type === 'Identifier' && /^[A-Z]/.test(at.id.name)
    if (at.type !== 'CallExpression' && at.type !== 'TSAsExpression') return false
  }
  return false
}

const keyNames = (property: Node): string[] =>
  property.type === 'Property' && property.key.type === 'Identifier' ? [property.key.name] : []

/** Strips type-only wrappers from an expression. */
export const unwrapped = (node: Node): Node => {
  if (
    node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'TSNonNullExpression' ||
    node.type === 'ParenthesizedExpression'
  ) {
    return unwrapped(node.expression)
  }
  return node
}

export const isChakra = (module: Module, node: Node): boolean => {
  if (node.type !== 'Identifier') return false
  const binding = bindingOf(module, node, node.name)
  return binding?.kind === 'import' && binding.from === CHAKRA && binding.name === 'chakra'
}
