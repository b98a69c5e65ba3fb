import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import type { SystemContext } from '@chakra-ui/react'
import MagicString from 'magic-string'
import type { Plugin } from 'vite'
import { type Compiled, createCompiler, localName } from './compile.ts'
import { createModules, parseModule } from './modules.ts'
import { createStyleSheet } from './style-sheet.ts'

const PREFIX = 'virtual:styles/'
const GLOBAL = `${PREFIX}global.css`

const SOURCE = /\/src\/(ui|routes)\/.*\.tsx?$/

/**
 * Evaluates styles at build time (ADR 0033): elements become plain with class names, and their rules go into style sheets. A style that
 * can't be evaluated fails the build.
 */
export const stylesInBuild = (system: SystemContext, root: string): Plugin => {
  const modules = createModules(root)
  const sheet = createStyleSheet(system)
  const compiler = createCompiler(modules, sheet)
  const sheets = new Map<string, string>()
  const refusals = new Map<string, readonly string[]>()
  let isServing = false

  return {
    name: 'styles-in-build',
    enforce: 'pre',
    configResolved({ command }) {
      isServing = command === 'serve'
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? id : null),
    load: (id) => (id === GLOBAL ? sheet.global() : (sheets.get(id) ?? null)),
    transform(code, id) {
      const [path = ''] = id.split('?')
      if (!SOURCE.test(path) || path.includes('.test.')) return null
      const compiled = compiler.compile(parseModule(path, code))
      for (const read of modules.takeRead()) this.addWatchFile(read)
      const messages = compiled.refusals.map((refusal) => refusal.replaceAll(`${root}/`, ''))
      if (isServing && messages.length > 0) this.error(messages.join('\n'))
      refusals.set(path, messages)
      if (compiled.edits.length === 0) return null
      return rewritten(code, compiled, sheetOf(path, compiled))
    },
    buildEnd(error) {
      const messages = [...refusals.values()].flat()
      if (error || messages.length === 0) return
      this.error(
        `${messages.length} styles can't be worked out in the build (CONTRIBUTING.md, Styles):\n${messages.join('\n')}`,
      )
    },
  }

  /** The module name contains a hash of the rules, so a changed style is a new module. */
  function sheetOf(path: string, { rules }: Compiled): string | null {
    if (rules.size === 0) return null
    const css = [...rules.values()].join('\n')
    const hash = createHash('sha256').update(css).digest('hex').slice(0, 8)
    const id = `${PREFIX}${relative(root, path).replace(/\.tsx?$/, '')}.${hash}.css`
    sheets.set(id, css)
    return id
  }
}

export const rewritten = (code: string, { edits, helpers }: Compiled, css: string | null) => {
  const text = new MagicString(code)
  for (const { start, end, text: replacement } of edits) {
    if (start === end) text.appendLeft(start, replacement)
    else if (replacement === '') text.remove(start, end)
    else text.overwrite(start, end, replacement)
  }
  const names = [...helpers].map((helper) => `${helper} as ${localName(helper)}`)
  if (names.length > 0) text.append(`\nimport { ${names.join(', ')} } from '@/ui/kit/theme/styled'`)
  if (css) text.append(`\nimport '${css}'`)
  return { code: text.toString(), map: text.generateMap({ hires: true }) }
}
