import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { ChakraProvider, chakra } from '@chakra-ui/react'
import { CacheProvider } from '@emotion/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { appSystem } from '../../src/ui/kit/theme/app-system.ts'
import { createCompiler } from './compile.ts'
import { createModules, parseModule } from './modules.ts'
import { createStyleSheet } from './style-sheet.ts'

const { default: createCache } = createRequire(import.meta.resolve('@emotion/react'))('@emotion/cache')

const sheet = createStyleSheet(appSystem)
const compiler = createCompiler(createModules(process.cwd()), sheet)

const all = ['src/ui', 'src/routes'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .map((path) => resolve(folder, path))
    .map((path) => compiler.compile(parseModule(path, readFileSync(path, 'utf8')))),
)
const evaluated = [
  ...new Map(
    all.flatMap((file) => file.evaluated).map((entry) => [JSON.stringify({ ...entry, place: '' }), entry]),
  ).values(),
]

const bare = { ...appSystem, _global: [], _config: { ...appSystem._config, disableLayers: true } }

const atRunTime = (element) => {
  // The build adds vendor prefixes.
  const cache = createCache({ key: 'css', stylisPlugins: [] })
  const html = renderToStaticMarkup(
    createElement(CacheProvider, { value: cache }, createElement(ChakraProvider, { value: bare }, element)),
  )
  return [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('')
}

/** In sorted order: at run time, equal styles get the order of whichever was drawn first. */
const sortedDeclarations = (css) =>
  css.replaceAll(/\{([^{}]*)\}/g, (_, body) => `{${body.split(';').filter(Boolean).sort().join(';')}}`)

const comparable = (css) =>
  sortedDeclarations(css)
    .replaceAll(/\.(css-[a-z0-9]+|g[A-Za-z0-9]{1,6})(?![\w-])/g, '.x')
    .replaceAll('&amp;', '&')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")

const parts = new Map()
const partOf = (recipe) => {
  const key = JSON.stringify(recipe)
  if (!parts.has(key)) parts.set(key, chakra('div', recipe))
  return parts.get(key)
}

const chosenOf = (chosen) => Object.fromEntries(Object.entries(chosen).filter(([, option]) => option !== ''))

describe('the styles of all screens', () => {
  it('can be worked out in the build (what can’t is written as CONTRIBUTING.md says)', () => {
    expect(all.flatMap((file) => file.refusals)).toEqual([])
  })

  it('come to the rules that they come to when the app runs', { timeout: 60_000 }, () => {
    const differing = evaluated.flatMap((entry) => {
      if (entry.kind === 'recipe') {
        const built = entry.rule?.css.replaceAll(`@layer ${entry.layer}`, '@layer recipes') ?? ''
        const run = atRunTime(createElement(partOf(entry.recipe), chosenOf(entry.chosen)))
        return comparable(built) === comparable(run) ? [] : [{ place: entry.place, built, run }]
      }
      const built = sheet.ofStyles(entry.styles, null)?.css ?? ''
      const run = atRunTime(createElement(chakra.div, entry.styles))
      return comparable(built) === comparable(run) ? [] : [{ place: entry.place, built, run }]
    })
    expect(differing).toEqual([])
  })

  it('are a thousand, so that this looks at them', () => {
    expect(evaluated.length).toBeGreaterThan(900)
  })
})
