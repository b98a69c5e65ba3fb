import type { Plugin, Rolldown } from 'vite'
import { addressNeeding } from './script-groups.ts'

type Bundle = Rolldown.OutputBundle

const withImports = (bundle: Bundle, start: Rolldown.OutputChunk): Set<string> => {
  const found = new Set<string>()
  const follow = (file: string) => {
    const script = bundle[file]
    if (found.has(file) || script?.type !== 'chunk') return
    found.add(file)
    for (const sheet of script.viteMetadata?.importedCss ?? []) found.add(sheet)
    for (const imported of script.imports) follow(imported)
  }
  follow(start.fileName)
  return found
}

const without = (files: Iterable<string>, exclusions: Iterable<string>): string[] => {
  const remaining = new Set(files)
  for (const file of exclusions) remaining.delete(file)
  return [...remaining]
}

/** Files that pages need besides the scripts in the document, by address; `/dashboard/*` has what every dashboard page needs. */
export const filesAhead = (bundle: Bundle, entry: Rolldown.OutputChunk): Record<string, string[]> => {
  const named = withImports(bundle, entry)
  const ahead: Record<string, string[]> = {}
  for (const script of Object.values(bundle)) {
    if (script.type !== 'chunk' || script.facadeModuleId === null) continue
    const address = addressNeeding(script.facadeModuleId)
    if (address === null) continue
    ahead[address] = without([...(ahead[address] ?? []), ...withImports(bundle, script)], named)
  }
  const overview = ahead['/dashboard']
  if (overview) ahead['/dashboard'] = without(overview, ahead['/dashboard/*'] ?? [])
  return ahead
}

const OWN = /^ *<(script type="module"|link rel="modulepreload")[^>]*>(<\/script>)?\n/gm
const HEAD = /^ *<script src="\/head\.js">/m

/**
 * Inserts the document's scripts and the file list before the script that requests them, because earlier elements are requested first. They
 * follow the charset declaration, which must be within the first 1,024 bytes.
 */
const inFrontOfHead = (html: string, list: string): string => {
  const own = html.match(OWN)
  if (!own || !HEAD.test(html)) throw new Error('index.html has no script of its own, or no head.js')
  return html.replace(OWN, '').replace(HEAD, (head) => [...own, list, head].join(''))
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/**
 * Writes into the document which files its pages need, so that `public/head.js` requests those of the current and the next page without
 * waiting for a script to discover them (ADR 0037).
 */
export const requestAhead = (): Plugin => ({
  name: 'request-ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle, chunk }) {
      if (!bundle || !chunk) throw new Error('What a page waits for is known once the build has named its files')
      const content = escaped(JSON.stringify(filesAhead(bundle, chunk)))
      return inFrontOfHead(html, `    <meta name="ahead" content="${content}">\n`)
    },
  },
})
