import { type ESTree, parseSync, Visitor } from 'vite'

/** A name that source code gives a value to: an attribute of a component, or a key of an object. */
export type WrittenName = {
  name: string
  /** The element that it is an attribute of, such as `chakra.button`; null for the key of an object. */
  element: string | null
  /** The values found anywhere within: both branches of a condition, those for every width of the screen. */
  values: unknown[]
}

const nameOf = ({ key, computed }: Pick<ESTree.ObjectProperty, 'key' | 'computed'>): string | null => {
  if (computed) return null
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : null
}

/**
 * The names in a source file that may be styles; for tests of the theme. Rather too many than too few: it can't know what an object literal
 * will be used for, so in a file that imports Chakra it takes all, elsewhere those in an attribute. Plain elements take no styles, so their
 * attributes are left out; and a name that is taken out of an object gives nothing a value.
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
