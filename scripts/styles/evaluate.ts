import {
  type Binding,
  bindingOf,
  exportOf,
  type FunctionNode,
  isFunction,
  type Module,
  type Modules,
  type Node,
  placeOf,
  textOf,
  within,
} from './modules.ts'

export class Refusal extends Error {
  constructor(
    readonly module: Module,
    readonly node: Node,
    readonly reason: string,
  ) {
    super(`${placeOf(module, node)}: ${reason}`)
  }
}

/** Thrown when a branch depends on run time: the condition and its possible answers. */
class Question {
  constructor(
    readonly ask: string,
    readonly answers: readonly string[],
    readonly isTable: boolean,
  ) {}
}

export type Choice<T> =
  | { kind: 'value'; value: T }
  | { kind: 'if'; test: string; yes: Choice<T>; no: Choice<T> }
  | { kind: 'table'; key: string; entries: readonly [key: string, choice: Choice<T>][]; other: Choice<T> | null }

const OTHER = '\0'

const MOST = 96

type Frame = { of: FunctionNode; values: ReadonlyMap<string, unknown>; outer: Frame | null }

type Callable = { callable: FunctionNode; module: Module; frame: Frame | null }

const isCallable = (value: unknown): value is Callable =>
  typeof value === 'object' && value !== null && 'callable' in value

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Functions that return their argument and exist for its type. */
const IDENTITIES = ['defineRecipe', 'defineSlotRecipe', 'defineStyle', 'defineGlobalStyles']

/**
 * Evaluates source expressions for the build: literals, templates, objects, arrays, constants of this and other files, pure
 * single-expression functions, and both branches of conditions. Refuses everything else.
 */
export const createEvaluator = (modules: Modules, here: Module, place: Node) => {
  let answers = new Map<string, string>()

  const ask = (module: Module, frame: Frame | null, node: Node, keys: readonly string[] | null): string => {
    if (module !== here || frame)
      throw new Refusal(module, node, `${textOf(module, node)} is known only when the app runs`)
    for (const inner of within(node)) {
      if (inner.type !== 'Identifier' || isMemberName(module, inner)) continue
      if (
        bindingOf(module, node, inner.name) !== bindingOf(here, place, inner.name) &&
        !isWithinOwnScope(module, node, inner)
      ) {
        throw new Refusal(module, node, `${inner.name} is another one where the element is`)
      }
    }
    const text = textOf(module, node)
    const answer = answers.get(text)
    if (answer !== undefined) return answer
    throw new Question(text, keys ? [...keys, OTHER] : ['yes', 'no'], keys !== null)
  }

  const evaluate = (module: Module, node: Node, frame: Frame | null = null): unknown => {
    const value = (inner: Node) => evaluate(module, inner, frame)
    if (node.type === 'Literal') {
      return node.value
    }
    if (node.type === 'TemplateLiteral') {
      return node.quasis.reduce((text, quasi, index) => {
        const filling = node.expressions[index]
        return text + (quasi.value.cooked ?? '') + (filling ? String(value(filling)) : '')
      }, '')
    }
    if (
      node.type === 'TSAsExpression' ||
      node.type === 'TSSatisfiesExpression' ||
      node.type === 'TSNonNullExpression' ||
      node.type === 'ParenthesizedExpression'
    ) {
      return value(node.expression)
    }
    if (node.type === 'JSXExpressionContainer') {
      return value(node.expression)
    }
    if (node.type === 'ArrayExpression') {
      return node.elements.flatMap((element) => {
        if (element === null) return [undefined]
        if (element.type !== 'SpreadElement') return [value(element)]
        const list = value(element.argument)
        if (!Array.isArray(list)) throw new Refusal(module, element, 'only a constant list is spread into a list')
        return list
      })
    }
    if (node.type === 'ObjectExpression') {
      const object: Record<string, unknown> = {}
      for (const property of node.properties) {
        if (property.type === 'SpreadElement') {
          const spread = value(property.argument)
          if (isObject(spread)) Object.defineProperties(object, Object.getOwnPropertyDescriptors(spread))
          continue
        }
        const key = keyOf(module, property, frame)
        // Lazy, because a table may contain values the build cannot evaluate, such as icons.
        Object.defineProperty(object, key, { enumerable: true, configurable: true, get: () => value(property.value) })
      }
      return object
    }
    if (node.type === 'ConditionalExpression') {
      return isTrue(module, node.test, frame) ? value(node.consequent) : value(node.alternate)
    }
    if (node.type === 'LogicalExpression') {
      if (node.operator === '&&') return isTrue(module, node.left, frame) ? value(node.right) : undefined
      const left = value(node.left)
      if (node.operator === '??') return left ?? value(node.right)
      return left || value(node.right)
    }
    if (node.type === 'UnaryExpression') {
      const operand = value(node.argument)
      if (node.operator === '-') return -Number(operand)
      if (node.operator === '!') return !operand
    }
    if (node.type === 'BinaryExpression') {
      const [left, right] = [value(node.left), value(node.right)]
      if (node.operator === '===') return left === right
      if (node.operator === '!==') return left !== right
      if (node.operator === '+' && typeof left === 'string') return left + String(right)
      const [one, other] = [Number(left), Number(right)]
      if (node.operator === '+') return one + other
      if (node.operator === '-') return one - other
      if (node.operator === '*') return one * other
      if (node.operator === '/') return one / other
    }
    if (node.type === 'Identifier') {
      if (node.name === 'undefined') return undefined
      return ofBinding(module, node, node.name, bindingOf(module, node, node.name), frame)
    }
    if (node.type === 'ArrowFunctionExpression') {
      return { callable: node, module, frame } satisfies Callable
    }
    if (node.type === 'MemberExpression') {
      const owner = value(node.object)
      if (!isObject(owner) && typeof owner !== 'string')
        throw new Refusal(module, node, `${textOf(module, node)} has no constant value`)
      if (!node.computed)
        return node.property.type === 'Identifier' ? Reflect.get(Object(owner), node.property.name) : undefined
      return Reflect.get(Object(owner), keyOrAnswer(module, node.property, Object.keys(owner), frame))
    }
    if (node.type === 'CallExpression') {
      return ofCall(module, node, frame)
    }
    throw new Refusal(module, node, `${shortened(textOf(module, node))} can't be worked out in the build`)
  }

  const keyOf = (module: Module, { key, computed }: { key: Node; computed: boolean }, frame: Frame | null): string => {
    if (computed) return String(evaluate(module, key, frame))
    if (key.type === 'Identifier') return key.name
    if (key.type === 'Literal') return String(key.value)
    throw new Refusal(module, key, 'a key that can’t be read')
  }

  const keyOrAnswer = (module: Module, key: Node, keys: readonly string[], frame: Frame | null): string => {
    try {
      return String(evaluate(module, key, frame))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return ask(module, frame, key, keys)
    }
  }

  const isTrue = (module: Module, test: Node, frame: Frame | null): boolean => {
    try {
      return Boolean(evaluate(module, test, frame))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return ask(module, frame, test, null) === 'yes'
    }
  }

  const ofBinding = (
    module: Module,
    node: Node,
    name: string,
    binding: Binding | null,
    frame: Frame | null,
  ): unknown => {
    switch (binding?.kind) {
      case 'constant':
        return evaluate(module, binding.at, frame)
      case 'member': {
        const owner = evaluate(module, binding.of, frame)
        return isObject(owner) ? owner[binding.name] : undefined
      }
      case 'function':
        return { callable: binding.at, module, frame } satisfies Callable
      case 'parameter':
        for (let at = frame; at; at = at.outer)
          if (at.of === binding.of && at.values.has(name)) return at.values.get(name)
        throw new Refusal(module, node, `${name} is known only when the app runs`)
      case 'import': {
        const sourceModule = modules.imported(module, binding.from)
        const found = sourceModule && findExport(modules, sourceModule, binding.name)
        if (!found)
          throw new Refusal(module, node, `${name} comes from ${binding.from}, which the build does not look into`)
        if (found.binding.kind === 'unknown')
          throw new Refusal(module, node, `${name} of ${binding.from} is no constant`)
        return ofBinding(found.module, node, binding.name, found.binding, null)
      }
      case 'item':
      case 'unknown':
      case undefined:
        break
    }
    throw new Refusal(module, node, `${name} is known only when the app runs`)
  }

  const ofCall = (module: Module, node: Extract<Node, { type: 'CallExpression' }>, frame: Frame | null): unknown => {
    const { callee } = node
    const argumentValues = () => node.arguments.map((argument) => evaluate(module, argument, frame))
    if (callee.type === 'Identifier' && IDENTITIES.includes(callee.name)) return argumentValues()[0]
    if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && !callee.computed) {
      const method = callee.property.name
      if (callee.object.type === 'Identifier' && callee.object.name === 'Object') {
        const [first] = argumentValues()
        if (method === 'entries' && isObject(first)) return Object.entries(first)
        if (method === 'keys' && isObject(first)) return Object.keys(first)
        if (method === 'values' && isObject(first)) return Object.values(first)
        if (method === 'fromEntries' && Array.isArray(first)) return Object.fromEntries(first)
      } else {
        const list = evaluate(module, callee.object, frame)
        const [first] = argumentValues()
        if (Array.isArray(list) && method === 'join') return list.join(String(first ?? ','))
        if (Array.isArray(list) && method === 'map' && isCallable(first))
          return list.map((...values) => call(first, values))
        if (Array.isArray(list) && method === 'flatMap' && isCallable(first))
          return list.flatMap((...values) => call(first, values))
      }
    } else if (callee.type === 'Identifier' && callee.name === 'encodeURIComponent') {
      return encodeURIComponent(String(argumentValues()[0]))
    } else if (callee.type === 'Identifier') {
      const called = evaluate(module, callee, frame)
      if (isCallable(called)) return call(called, argumentValues())
    }
    throw new Refusal(module, node, `${shortened(textOf(module, node))} can't be worked out in the build`)
  }

  const call = ({ callable, module, frame }: Callable, values: readonly unknown[]): unknown => {
    if (callable.type !== 'ArrowFunctionExpression' || !callable.expression) {
      throw new Refusal(module, callable, 'only functions of one expression are called in the build')
    }
    const names = new Map<string, unknown>()
    for (const [index, parameter] of callable.params.entries()) take(module, parameter, values[index], names, frame)
    return evaluate(module, callable.body, { of: callable, values: names, outer: frame })
  }

  const take = (
    module: Module,
    pattern: Node,
    value: unknown,
    names: Map<string, unknown>,
    frame: Frame | null,
  ): void => {
    if (pattern.type === 'Identifier') names.set(pattern.name, value)
    else if (pattern.type === 'AssignmentPattern') {
      take(module, pattern.left, value === undefined ? evaluate(module, pattern.right, frame) : value, names, frame)
    } else if (pattern.type === 'ArrayPattern' && Array.isArray(value)) {
      for (const [index, element] of pattern.elements.entries()) {
        if (element) take(module, element, value[index], names, frame)
      }
    } else throw new Refusal(module, pattern, 'only plain arguments are understood in the build')
  }

  /** Evaluates an expression for every combination of run-time answers. */
  const choices = <T>(
    work: () => T,
    assumptions = new Map<string, string>(),
    count = { remaining: MOST },
  ): Choice<T> => {
    answers = assumptions
    try {
      const value = work()
      count.remaining -= 1
      if (count.remaining < 0)
        throw new Refusal(here, place, `there are more than ${MOST} ways for it to look: make it a recipe`)
      return { kind: 'value', value }
    } catch (question) {
      if (!(question instanceof Question)) throw question
      const follow = (answer: string) => choices(work, new Map([...assumptions, [question.ask, answer]]), count)
      if (!question.isTable) return { kind: 'if', test: question.ask, yes: follow('yes'), no: follow('no') }
      const keys = question.answers.filter((answer) => answer !== OTHER)
      return {
        kind: 'table',
        key: question.ask,
        entries: keys.map((key) => [key, follow(key)]),
        other: otherwise(() => follow(OTHER)),
      }
    }
  }

  return {
    valueOf: (node: Node): unknown => whole(evaluate(here, node)),
    choices,
  }
}

export type Evaluator = ReturnType<typeof createEvaluator>

/** A table with every possible key has no fallback branch. */
const otherwise = <T>(follow: () => Choice<T>): Choice<T> | null => {
  try {
    return follow()
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** Forces all lazy values. */
const whole = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(whole)
  if (!isObject(value) || isCallable(value)) return value
  return Object.fromEntries(Object.keys(value).map((key) => [key, whole(value[key])]))
}

const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 80 ? `${line.slice(0, 77)}…` : line
}

const isMemberName = (module: Module, node: Node): boolean => {
  const parent = module.parentOf.get(node)
  if (parent?.type === 'MemberExpression') return parent.property === node && !parent.computed
  return parent?.type === 'Property' && parent.key === node && !parent.computed && !parent.shorthand
}

const isWithinOwnScope = (module: Module, root: Node, node: Node): boolean => {
  for (let at: Node | undefined = node; at && at !== root; at = module.parentOf.get(at)) if (isFunction(at)) return true
  return isFunction(root)
}

export const findExport = (
  modules: Modules,
  module: Module,
  name: string,
): { module: Module; binding: Binding } | null => {
  const found = exportOf(module, name)
  if (!found) return null
  if (found.kind === 'from') {
    const next = modules.imported(module, found.from)
    return next && findExport(modules, next, found.name)
  }
  if (found.binding.kind === 'import') {
    const next = modules.imported(module, found.binding.from)
    return next && findExport(modules, next, found.binding.name)
  }
  return { module, binding: found.binding }
}
