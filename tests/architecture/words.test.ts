import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

type Turns = readonly [turn: RegExp, instead: string][]

/** Phrases no American product uses (DESIGN §14), with their replacements. */
const BANNED: Turns = [
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

/** Archaic or translated phrases in comments, with their replacements. */
const BANNED_IN_COMMENTS: Turns = [
  [/\bgo(es)? on\b(?! (hold|paper|top|an?|the|its|their|one)\b)/i, 'continue'],
  [/\b(is|are) told (of|apart|by)\b|\bunless told\b/i, 'learns of, differ by, by default'],
  [/\bwhoever\b/i, 'anyone who'],
  [/\bby (itself|themselves)\b/i, 'automatically, separately'],
  [/\bhow (it|they|an? \w+|the \w+) stands?\b/i, 'status'],
  [/\b(that|what|which|it) stands? for\b/i, 'represents'],
  [/\bfor ever\b|\banew\b|\bmeanwhile\b/i, 'forever, again, in the meantime'],
  [/\blets? go of\b/i, 'releases, discards'],
  [/\bany more\b|\bnothing more\b/i, 'anymore, nothing else'],
  [/\breckon(s|ed)?\b/i, 'compute'],
  [/\b(some|any|no|every)body\b/i, 'someone, anyone, no one, everyone'],
  [/\b(colour|behaviour|grey)s?\b/i, 'color, behavior, gray'],
]

type Node = { type?: string; start: number; value?: unknown; [key: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

const nodeText = (node: Node): string | null => {
  if (node.type === 'TemplateElement') return (node.value as { cooked: string }).cooked
  return (node.type === 'Literal' || node.type === 'JSXText') && typeof node.value === 'string' ? node.value : null
}

type Text = { start: number; text: string }

const texts = (node: unknown): Text[] => {
  if (Array.isArray(node)) return node.flatMap(texts)
  if (!isNode(node) || node.type === 'ImportDeclaration') return []
  const text = nodeText(node)
  if (text !== null) return text.trim().includes(' ') ? [{ start: node.start, text: text.trim() }] : []
  return Object.values(node).flatMap(texts)
}

const found = (turns: Turns, path: string, source: string, all: readonly Text[]) =>
  all.flatMap(({ start, text }) =>
    turns
      .filter(([turn]) => turn.test(text))
      .map(([, instead]) => `${path}:${source.slice(0, start).split('\n').length}: "${text}": rather "${instead}"`),
  )

const bannedIn = (path: string, source: string) => found(BANNED, path, source, texts(parseSync(path, source).program))

const bannedInComments = (path: string, source: string) => {
  const { comments } = parseSync(path, source)
  // Joined to one line, since a phrase may wrap, and without code spans.
  const plain = (value: string) => value.replaceAll(/^\*|\s*\n[\s*]*|`[^`]*`/g, ' ').trim()
  const all = comments.map(({ start, value }) => ({ start, text: plain(value) }))
  return found(BANNED_IN_COMMENTS, path, source, all)
}

const filesIn = (folder: string, ending: RegExp, apart: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path) && !apart.test(path))
    .map((path) => join(folder, path))

const sources = filesIn('src', /\.tsx?$/, /\.test\.tsx?$|generated|routeTree/)
const commented = ['src', 'tests', 'scripts'].flatMap((folder) =>
  filesIn(folder, /\.(tsx?|mjs)$/, /generated\/|routeTree/),
)

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

describe('what a comment says', () => {
  it('has none of the turns that read as archaic or translated', () => {
    expect(commented.flatMap((path) => bannedInComments(path, readFileSync(path, 'utf8')))).toEqual([])
  }, 60_000)

  it('is found in comments of every kind, over line breaks too, and not in texts', () => {
    const source = [
      '/**',
      ' * The work goes',
      ' * on while it rains.',
      ' */',
      "const a = 'Ask whoever it is'",
      "const b = 'goes on' // how the job stands",
      'const c = <p>{/* Opens by itself. */}anew</p>',
      '// It goes on the invoice, `nobody` pays it, and it stands out.',
    ].join('\n')
    expect(bannedInComments('a.tsx', source).map((turn) => turn.split(': "')[0])).toEqual([
      'a.tsx:1',
      'a.tsx:6',
      'a.tsx:7',
    ])
  })
})
