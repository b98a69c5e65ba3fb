import { type ESTree, parseSync, Visitor } from 'vite'

export type WrittenName = {
  name: string
  /** The element of an attribute, such as `chakra.button`; null for an object key. */
  element: string | null
  /** All values within: both branches of a condition, and those of every breakpoint. */
  values: unknown[]
}

const nameOf = ({ key, computed }: Pick<ESTree.ObjectProperty, 'key' | 'computed'>): string | null => {
  if (computed) return null
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : null
}

/**
 * The names in a source file that may be styles, for theme tests. Errs on the side of too many: in a file that imports Chakra it takes all
 * object keys, elsewhere only those in attributes. Skips attributes of plain elements, which take no styles, and destructured names, which
 * have no value.
 */
export const writtenNames = (path: string, source: string): WrittenName[] => {
  const found: WrittenName[] = []
  const open: (WrittenName | null)[] = []
  const stylesAnywhere = source.includes("'@chakra-ui/react'")
  const elements: string[] = []
  const patterns = new Set<unknown>()

  const enter = (entry: WrittenName | null) => {
    open.push(entry)
    if (entry) found.push(entry)
  }
  const leave = () => void open.pop()
  const add = (value: unknown) => {
    for (const entry of open) entry?.values.push(value)
  }

  new Visitor({
    JSXOpeningElement: ({ name }) => void elements.push(source.slice(name.start, name.end)),
    'JSXOpeningElement:exit': () => void elements.pop(),
    JSXAttribute({ name, value }) {
      const element = elements.at(-1) ?? ''
      const isPlain = /^[a-z]\w*$/.test(element)
      const isStyle = !isPlain && name.type === 'JSXIdentifier'
      enter(isStyle ? { name: name.name, element, values: value ? [] : [true] } : null)
    },
    'JSXAttribute:exit': leave,
    ObjectPattern({ properties }) {
      for (const property of properties) patterns.add(property)
    },
    Property(node) {
      const name = patterns.has(node) ? null : nameOf(node)
      const mayBeStyle = stylesAnywhere || open.some((entry) => entry?.element)
      enter(name !== null && mayBeStyle ? { name, element: null, values: [] } : null)
    },
    'Property:exit': leave,
    Literal: ({ value }) => add(value),
    TemplateElement: ({ value }) => add(value.cooked),
  }).visit(parseSync(path, source).program)
  return found
}
