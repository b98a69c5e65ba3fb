import type { ESTree } from 'vite'
import { type Choice, createEvaluator, type Evaluator, Refusal } from './evaluate.ts'
import { isStrayFactory, isType, strayParts, withoutFactory } from './imports.ts'
import { bindingOf, type Module, type Modules, type Node, placeOf, textOf, within } from './modules.ts'
import { DEEPEST, type Layer, type Recipe, type Rule, type StyleSheet, type Styles } from './style-sheet.ts'
import { createTargets, isChakra, type Target, unwrapped } from './targets.ts'

export type Edit = { start: number; end: number; text: string }

export type Evaluated = { place: string; rule: Rule | null } & (
  | { kind: 'styles'; styles: Styles; layer: Layer }
  | { kind: 'recipe'; recipe: Recipe; chosen: Record<string, string>; layer: Layer }
)

export type Compiled = {
  edits: Edit[]
  /** What it now needs of `ui/kit/theme/styled.tsx`. */
  helpers: Set<Helper>
  rules: Map<string, string>
  evaluated: Evaluated[]
  /** Styles that can't be evaluated, as file, line, element and reason. */
  refusals: string[]
}

export type Helper = 'styled' | 'join' | 'classed' | 'Child' | 'As'

export const localName = (helper: Helper): string => `Gw${helper}`

/** Maximum number of classes per recipe. */
const MOST_KINDS = 64

type Attribute = ESTree.JSXOpeningElement['attributes'][number]

export const createCompiler = (modules: Modules, sheet: StyleSheet) => {
  const targets = createTargets(modules)

  const compile = (module: Module): Compiled => {
    const result: Compiled = { edits: [], helpers: new Set(), rules: new Map(), evaluated: [], refusals: [] }
    const use = (helper: Helper): string => {
      result.helpers.add(helper)
      return localName(helper)
    }
    const replace = ({ start, end }: { start: number; end: number }, text: string) =>
      void result.edits.push({ start, end, text })
    const keep = (entry: Evaluated) => {
      result.evaluated.push(entry)
      if (entry.rule) result.rules.set(entry.rule.name, entry.rule.css)
    }
    const tried = (at: Node, name: string, work: () => void) => {
      const before = result.edits.length
      try {
        work()
      } catch (error) {
        result.edits.length = before
        if (error instanceof RangeError) {
          result.refusals.push(`${placeOf(module, at)}: ${name}: ${error.message}`)
          return
        }
        if (!(error instanceof Refusal)) throw error
        const via = error.module === module ? '' : ` (by way of ${placeOf(error.module, error.node)})`
        const where = error.module === module ? placeOf(module, error.node) : module.path
        result.refusals.push(`${where}: ${name}: ${error.reason}${via}`)
      }
    }

    const codeOf = (choice: Choice<Rule | null>): string => {
      switch (choice.kind) {
        case 'value':
          return JSON.stringify(choice.value?.name ?? '')
        case 'if': {
          const [yes, no] = [codeOf(choice.yes), codeOf(choice.no)]
          return yes === no ? yes : `((${choice.test}) ? ${yes} : ${no})`
        }
        case 'table': {
          const entries = choice.entries.map(([key, entry]): [string, string] => [key, codeOf(entry)])
          const other = choice.other ? codeOf(choice.other) : '""'
          if (entries.every(([, code]) => code === other)) return other
          return `({${entries.map(([key, code]) => `${JSON.stringify(key)}: ${code}`).join(', ')}}[${choice.key}] ?? ${other})`
        }
      }
    }

    const element = (node: ESTree.JSXElement) => {
      const opening = node.openingElement
      const target = targets.ofName(module, opening.name)
      if (!target) {
        for (const attribute of targets.strayStyles(module, opening, sheet.isStyle)) {
          const shownAttribute = attribute.type === 'JSXAttribute' ? String(attribute.name.name) : ''
          result.refusals.push(
            `${placeOf(module, attribute)}: <${textOf(module, opening.name)}>: ${shownAttribute} is a style, and the build can't see what becomes of it in there`,
          )
        }
        return
      }
      const shown = textOf(module, opening.name)
      tried(opening, `<${shown}>`, () => {
        const evaluator = createEvaluator(modules, module, opening)
        const { styles, spreads, classes, as, asChild } = sorted(module, opening, target)
        // Attributes the caller passes have the same names, so a layer makes them win.
        const callers = spreads.filter(({ argument }) => targets.isCallers(module, argument))
        const last = styles.at(-1)
        if (last && callers.some((spread) => spread.start < last.start)) {
          throw new Refusal(module, last, 'a style after what the caller hands on: put it before')
        }
        const depth = target.kind === 'element' ? 0 : target.depth
        if (depth > DEEPEST) throw new Refusal(module, opening, 'parts that hand styles on are nested too deep')
        const layer: Layer = styles.length > 0 && callers.length > 0 ? `passed.by${depth}` : null
        const looks = styles.length === 0 ? null : looksOf(evaluator, styles, layer, placeOf(module, opening))
        for (const { start, end } of styles) replace({ start, end }, '')

        if (looks) {
          const call = spreads.findLast(({ argument }) => unwrapped(argument).type === 'CallExpression')
          const carried = spreads.flatMap(({ argument }) => classOf(module, argument))
          for (const { start, end } of classes) replace({ start, end }, '')
          const own = classes.flatMap(({ value }) => (value ? [codeOfValue(module, value)] : []))
          const parts = [codeOf(looks), ...own, ...carried].filter((code) => code !== '""')
          const code = parts.length > 1 ? `${use('join')}(${parts.join(', ')})` : parts[0]
          // The call is evaluated once: its class is joined where it is spread.
          if (code && call) replace(call.argument, `${use('classed')}(${code}, ${textOf(module, call.argument)})`)
          else if (code) replace(endOf(module, opening), ` className=${/^"[^"\\]*"$/.test(code) ? code : `{${code}}`}`)
        }
        if (target.kind !== 'element') return
        const name = as ? use('As') : asChild ? use('Child') : target.tag
        if (as && asChild) throw new Refusal(module, opening, '`as` and `asChild` at once')
        if (asChild) replace(asChild, as ? '' : `tag="${target.tag}"`)
        replace(opening.name, name)
        if (node.closingElement) replace(node.closingElement.name, name)
      })
    }

    const looksOf = (evaluator: Evaluator, styles: readonly Attribute[], layer: Layer, place: string) =>
      mapped(
        evaluator.choices((): Styles => {
          const object: Styles = {}
          for (const attribute of styles) {
            if (attribute.type === 'JSXSpreadAttribute') Object.assign(object, evaluator.valueOf(attribute.argument))
            else object[String(attribute.name.name)] = attribute.value ? evaluator.valueOf(attribute.value) : true
          }
          return object
        }),
        (object) => {
          const rule = sheet.ofStyles(object, layer)
          keep({ kind: 'styles', place, styles: object, layer, rule })
          return rule
        },
      )

    const sorted = (of: Module, { attributes }: ESTree.JSXOpeningElement, target: Target) => {
      const own = target.kind === 'element' ? new Set<string>() : target.own
      const isStyle = (name: string) => !own.has(name) && sheet.isStyle(name)
      const found = {
        styles: [] as Attribute[],
        spreads: [] as ESTree.JSXSpreadAttribute[],
        classes: [] as ESTree.JSXAttribute[],
        as: null as Attribute | null,
        asChild: null as Attribute | null,
      }
      for (const attribute of attributes) {
        if (attribute.type === 'JSXSpreadAttribute') {
          const names = keysOf(of, attribute.argument)
          const isCallers = targets.isCallers(of, attribute.argument)
          const styleNames = names.keys.filter(isStyle)
          if (styleNames.length === 0) {
            found.spreads.push(attribute)
            continue
          }
          if (isCallers || !names.isAll || styleNames.length < names.keys.length) {
            throw new Refusal(
              of,
              attribute,
              `${styleNames.join(', ')} in a spread with other things: write styles as attributes`,
            )
          }
          found.styles.push(attribute)
          continue
        }
        const name = String(attribute.name.name)
        if (isStyle(name)) found.styles.push(attribute)
        else if (name === 'className') found.classes.push(attribute)
        else if (name === 'as' && target.kind === 'element') found.as = attribute
        else if (name === 'asChild' && target.kind === 'element') found.asChild = attribute
        else if (name.startsWith('html') && name !== 'htmlFor') {
          if (target.kind !== 'element') throw new Refusal(of, attribute, `${name} on a part`)
          replace(attribute.name, name.slice(4).toLowerCase())
        }
      }
      return found
    }

    const part = (call: ESTree.CallExpression) =>
      tried(call, shownTag(module, call), () => {
        const [tag, written, options] = call.arguments
        if (!tag || options) throw new Refusal(module, call, 'only a tag and a recipe are understood')
        const evaluator = createEvaluator(modules, module, call)
        const recipe = (written ? evaluator.valueOf(written) : {}) as Recipe
        const inner = tag.type === 'Identifier' ? targets.ofBinding(module, bindingOf(module, tag, tag.name)) : null
        const layer: Layer = inner && inner.kind !== 'element' ? 'recipes.outer' : 'recipes.own'
        const kinds = kindsOf(recipe)
        if (kinds.length > MOST_KINDS) throw new Refusal(module, call, `more than ${MOST_KINDS} kinds`)
        const classes = kinds.map((chosen): [string, string] => {
          const rule = sheet.ofRecipe(recipe, chosen, layer)
          keep({ kind: 'recipe', place: placeOf(module, call), recipe, chosen, layer, rule })
          return [Object.values(chosen).join(' '), rule?.name ?? '']
        })
        const look =
          classes.length === 1
            ? JSON.stringify(classes[0]?.[1])
            : JSON.stringify({
                variants: Object.keys(recipe.variants ?? {}),
                defaults: recipe.defaultVariants ?? {},
                classes: Object.fromEntries(classes),
              })
        replace(call, `${use('styled')}(${textOf(module, tag)}, ${look})`)
      })

    for (const specifier of strayParts(module)) {
      result.refusals.push(
        `${placeOf(module, specifier)}: ${textOf(module, specifier)} of Chakra belongs in a file of the kit that wraps it by withChakra`,
      )
    }
    const remains = new Set<string>()
    for (const node of within(module.program)) {
      if (node.type === 'JSXElement') element(node)
      else if (node.type === 'CallExpression' && isChakra(module, node.callee)) part(node)
      else if (isStrayFactory(module, node)) {
        result.refusals.push(
          `${placeOf(module, node)}: chakra is used as a value: only <chakra.…> and chakra(…) are understood`,
        )
      }
    }
    for (const node of within(module.program)) {
      if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') continue
      if (bindingOf(module, node, node.name)?.kind === 'import' && !isType(module, node) && !isCompiled(module, node)) {
        remains.add(node.name)
      }
    }
    withoutFactory(module, remains, replace)
    return result
  }

  const isCompiled = (module: Module, node: Node): boolean => {
    const parent = module.parentOf.get(node)
    if (!parent || parent.type === 'ImportSpecifier') return true
    if (isChakra(module, node)) return true
    const name = parent.type === 'JSXMemberExpression' ? parent : node
    if (name.type !== 'JSXIdentifier' && name.type !== 'JSXMemberExpression') return false
    return targets.ofName(module, name)?.kind === 'element'
  }

  return { compile }
}

/** Every combination of variants; a variant without default may also be unset. */
const kindsOf = ({ variants = {}, defaultVariants = {} }: Recipe): Record<string, string>[] =>
  Object.entries(variants).reduce<Record<string, string>[]>(
    (kinds, [variant, options]) =>
      kinds.flatMap((kind) =>
        [...Object.keys(options), ...(variant in defaultVariants ? [] : [''])].map((option) => ({
          ...kind,
          [variant]: option,
        })),
      ),
    [{}],
  )

const mapped = <T, U>(choice: Choice<T>, to: (value: T) => U): Choice<U> => {
  switch (choice.kind) {
    case 'value':
      return { kind: 'value', value: to(choice.value) }
    case 'if':
      return { ...choice, yes: mapped(choice.yes, to), no: mapped(choice.no, to) }
    case 'table':
      return {
        ...choice,
        entries: choice.entries.map(([key, entry]) => [key, mapped(entry, to)]),
        other: choice.other && mapped(choice.other, to),
      }
  }
}

const keysOf = (module: Module, node: Node): { keys: string[]; isAll: boolean } => {
  const inner = unwrapped(node)
  const all = (...parts: { keys: string[]; isAll: boolean }[]) => ({
    keys: parts.flatMap(({ keys }) => keys),
    isAll: parts.every(({ isAll }) => isAll),
  })
  if (inner.type === 'ObjectExpression') {
    return all(
      ...inner.properties.map((property) => {
        if (property.type === 'SpreadElement') return keysOf(module, property.argument)
        if (property.computed) return { keys: [], isAll: false }
        return {
          keys: [
            property.key.type === 'Identifier'
              ? property.key.name
              : String((property.key as ESTree.StringLiteral).value),
          ],
          isAll: true,
        }
      }),
    )
  }
  if (inner.type === 'ConditionalExpression') {
    return all(keysOf(module, inner.consequent), keysOf(module, inner.alternate))
  }
  if (inner.type === 'LogicalExpression') {
    return inner.operator === '&&'
      ? keysOf(module, inner.right)
      : all(keysOf(module, inner.left), keysOf(module, inner.right))
  }
  if (inner.type === 'Identifier') {
    const binding = bindingOf(module, inner, inner.name)
    if (binding?.kind === 'constant') return keysOf(module, binding.at)
    return { keys: [], isAll: inner.name === 'undefined' }
  }
  if (inner.type === 'Literal') {
    return { keys: [], isAll: true }
  }
  return { keys: [], isAll: false }
}

const classOf = (module: Module, node: Node): string[] => {
  const inner = unwrapped(node)
  const { keys, isAll } = keysOf(module, inner)
  if (isAll && !keys.includes('className')) return []
  if (inner.type === 'Identifier' || inner.type === 'MemberExpression') return [`${textOf(module, inner)}?.className`]
  if (inner.type === 'CallExpression') return []
  return [`(${textOf(module, inner)})?.className`]
}

const codeOfValue = (module: Module, value: NonNullable<ESTree.JSXAttribute['value']>): string =>
  value.type === 'Literal'
    ? JSON.stringify(value.value)
    : `(${textOf(module, (value as ESTree.JSXExpressionContainer).expression)})`

const endOf = (module: Module, opening: ESTree.JSXOpeningElement) => {
  const end =
    opening.end - (opening.selfClosing ? textOf(module, opening).length - textOf(module, opening).lastIndexOf('/') : 1)
  return { start: end, end }
}

const shownTag = (module: Module, call: ESTree.CallExpression) =>
  `chakra(${call.arguments[0] ? textOf(module, call.arguments[0]) : ''}, …)`
