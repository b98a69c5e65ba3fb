import type { Plugin, Rolldown } from 'vite'
import { addressNeeding } from './script-groups.ts'

type Bundle = Rolldown.OutputBundle

/** The file of a script and those of all it imports, with their style sheets. */
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

/** What pages wait for beside the scripts that the document names, by address; under `/dashboard/*` what all of the dashboard does. */
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
 * Puts the scripts of the document itself, and the list of the others, in front of the script that requests those: what runs first is
 * requested first. Behind the document's encoding, which has to be among its first 1,024 bytes.
 */
const inFrontOfHead = (html: string, list: string): string => {
  const own = html.match(OWN)
  if (!own || !HEAD.test(html)) throw new Error('index.html has no script of its own, or no head.js')
  return html.replace(OWN, '').replace(HEAD, (head) => [...own, list, head].join(''))
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/**
 * Writes into the document which files its pages wait for. `public/head.js` requests those of the page at hand without waiting for a script
 * that would find out what comes next, and for the next one that would find out what comes then (ADR 0037).
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
