import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createSystem, defaultBaseConfig } from '@chakra-ui/react'
import { describe, expect, it } from 'vitest'
import { appConfig, appSystem as lean } from './app-system'
import isAttribute from './attribute-names'
import { coreConfig, coreSystem } from './core-system'
import { isCssProperty } from './css-property-names'
import { writtenNames } from './written-styles'

const full = createSystem(defaultBaseConfig, coreConfig, appConfig)
const ofChakra = createRequire(import.meta.resolve('@chakra-ui/react'))
const { default: isAttributeToEmotion } = ofChakra('@emotion/is-prop-valid') as {
  default: (name: string) => boolean
}

/** Names that look like styles but aren't, by folder or file: token names and component props. */
const NO_STYLES: [at: string, names: string[]][] = [
  ['kit/theme/semantic-tokens.ts', ['contrast', 'focusRing']],
  ['kit/records/', ['columns', 'direction', 'x', 'y']],
  ['shell/menu/nav-list.tsx', ['page']],
  ['communications/', ['direction', 'fieldSizing', 'filter', 'page', 'paddingEnd', 'paddingStart', 'r']],
  ['unsubscribe.$token.tsx', ['page']],
]

const isNoStyle = (name: string, path: string) =>
  NO_STYLES.some(([at, names]) => path.startsWith(at) && names.includes(name))

const written = ['src/ui', 'src/routes'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .flatMap((path) =>
      writtenNames(path, readFileSync(`${folder}/${path}`, 'utf8')).map((entry) => ({ ...entry, path })),
    ),
)
const styles = written.filter(({ name, path }) => full.isValidProperty(name) && !isNoStyle(name, path))
const attributes = written.filter(
  ({ name, element }) => /^(chakra\.|Box$)/.test(element ?? '') && !full.isValidProperty(name),
)

const tokenNames = [...new Set([...full.tokens.categoryMap.values()].flatMap((tokens) => [...tokens.keys()]))]

const valuesOf = (property: string): unknown[] => {
  const values = styles.filter(({ name }) => full.utility.resolveShorthand(name) === property).flatMap((s) => s.values)
  return [...new Set([...values, ...tokenNames, 'accent.solid/40', '7px', 'var(--x)', 7, true])]
}

const places = (names: typeof written) => [...new Set(names.map(({ name, path }) => `${name} in ${path}`))]

const css = (system: typeof full, style: object) => JSON.stringify(system.css(style))
const differs = (style: object) => css(lean, style) !== css(full, style)

describe('the lean base of styles', () => {
  it('knows every style property and condition that a screen names (one that it lacks: lean-utilities.ts, lean-conditions.ts)', () => {
    const unknown = styles.filter(({ name }) => !lean.properties.has(name) && !isCssProperty(name))
    expect(places(unknown)).toEqual([])
  })

  it.each([...lean.utility.keys()].sort())('gives for %s the CSS of the full base', (property) => {
    const values = valuesOf(full.utility.resolveShorthand(property))
    expect(values.filter((value) => differs({ [property]: value }))).toEqual([])
  })

  it.each(lean.conditions.keys())('puts styles under %s as the full base does', (condition) => {
    expect(css(lean, { [condition]: { color: 'fg' } })).toBe(css(full, { [condition]: { color: 'fg' } }))
  })

  it('gives every page the global CSS and the tokens of the full base', () => {
    expect(lean._global).toEqual(full._global)
    expect(coreSystem._global).toEqual(createSystem(defaultBaseConfig, coreConfig)._global)
  })
})

describe('the names of attributes', () => {
  it('are those that Emotion knows, of all that are written on styled elements', () => {
    const misjudged = attributes.filter(({ name }) => isAttribute(name) !== isAttributeToEmotion(name))
    expect(places(misjudged)).toEqual([])
  })
})

describe('the names that are looked for', () => {
  it('are those of components and of style objects, with their values', () => {
    const source = `import { Box } from '@chakra-ui/react'
      const shape = { borderRadius: wide ? 'md' : \`lg\` }
      export const A = () => <Box truncate p={{ base: '2', md: '4' }} css={{ _hover: { color: 'fg' } }}><i title="x" /></Box>`
    expect(writtenNames('a.tsx', source)).toEqual([
      { name: 'borderRadius', element: null, values: ['md', 'lg'] },
      { name: 'truncate', element: 'Box', values: [true] },
      { name: 'p', element: 'Box', values: ['2', '4'] },
      { name: 'base', element: null, values: ['2'] },
      { name: 'md', element: null, values: ['4'] },
      { name: 'css', element: 'Box', values: ['fg'] },
      { name: '_hover', element: null, values: ['fg'] },
      { name: 'color', element: null, values: ['fg'] },
    ])
  })

  it('leave out objects that no attribute holds in a file without Chakra', () => {
    const source =
      'const query = { order: 1, gap }; const { top } = query; export const A = () => <B style={{ gap: 4 }} />'
    expect(writtenNames('a.tsx', source).map(({ name }) => name)).toEqual(['style', 'gap'])
  })
})
