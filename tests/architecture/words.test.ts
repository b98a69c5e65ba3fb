import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

/** Turns that no American product says, in what people read (DESIGN §14), each with what is said instead. */
const BANNED: readonly [turn: RegExp, instead: string][] = [
  [/\bgo(es)? on\b(?! (hold|the way))/i, 'continue'],
  [/\b(is|are|was|were) told\b/i, 'who tells whom'],
  [/\bwhoever\b/i, 'anyone who'],
  [/\ba letter (is|was|to|with)\b|\byour letter\b/i, 'an email'],
  [/\bby (itself|themselves)\b/i, 'automatically'],
  [/\bstands\b(?! out)/i, 'is'],
  [/\bthat it is you\b/i, 'confirm your identity'],
  [/\bis to be (paid|done|planned)\b/i, 'needs to be'],
  [/\b(some|any|no|every)body\b/i, 'someone, anyone, no one, everyone'],
  [/\bmeanwhile\b/i, 'in the meantime'],
  [/\banew\b/i, 'again'],
  [/\bset out for\b/i, 'leave for'],
  [/\bwithout anyone looking\b/i, 'automatically'],
  [/\bwhat you had typed\b/i, 'draft'],
  [/\b(it|this) was so\b|\bas it was\.$/i, 'nothing changed'],
  [/\bhas run out\b/i, 'has expired'],
  [/\bcolours?\b/i, 'color'],
  [/\brole does(n’t| not) (allow|show)\b/i, 'your role can’t'],
  [/\bis no (longer there|picture|photo|place)\b/i, 'no longer exists, isn’t a'],
  [/^There is (a|an|no such) .+ already\b/i, 'already exists'],
  [/\bany more\b/i, 'anymore'],
  [/^Say (who|what|why|how|when|until)\b/, 'Enter, Describe, Choose'],
  [/\bcall(s|ed)? off\b/i, 'cancel'],
  [/\btake[sn]? the place of\b/i, 'replace'],
  [/\bpaid for at once\b|\bpays from now on\b/i, 'charged right away, is the default'],
]

type Node = { type?: string; start: number; value?: unknown; [key: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** What a node says to a person: a sentence or a label of several words, not a name, a path or a class. */
const saidBy = (node: Node): string | null => {
  if (node.type === 'TemplateElement') return (node.value as { cooked: string }).cooked
  return (node.type === 'Literal' || node.type === 'JSXText') && typeof node.value === 'string' ? node.value : null
}

const texts = (node: unknown): { start: number; text: string }[] => {
  if (Array.isArray(node)) return node.flatMap(texts)
  if (!isNode(node) || node.type === 'ImportDeclaration') return []
  const said = saidBy(node)
  if (said !== null) return said.trim().includes(' ') ? [{ start: node.start, text: said.trim() }] : []
  return Object.values(node).flatMap(texts)
}

/** Each banned turn in the texts of a file, with its line. */
const bannedIn = (path: string, source: string) =>
  texts(parseSync(path, source).program).flatMap(({ start, text }) =>
    BANNED.filter(([turn]) => turn.test(text)).map(
      ([, instead]) => `${path}:${source.slice(0, start).split('\n').length}: "${text}": rather "${instead}"`,
    ),
  )

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|generated|routeTree/.test(path))
  .map((path) => join('src', path))

describe('what a person reads', () => {
  it('has none of the turns that nobody would say across a counter', () => {
    expect(sources.flatMap((path) => bannedIn(path, readFileSync(path, 'utf8')))).toEqual([])
  }, 30_000)

  it('is found in texts, labels and templates, and not in comments, names or imports', () => {
    const source = [
      "import { x } from './somebody else'",
      '// whoever reads this',
      "const somebody = 'nobody'",
      'const a = `Ask whoever it is`',
      "const b = <p title='Choose somebody'>A letter is on its way</p>",
    ].join('\n')
    expect(bannedIn('a.tsx', source).map((found) => found.split(': "')[0])).toEqual(['a.tsx:4', 'a.tsx:5', 'a.tsx:5'])
  })
})
