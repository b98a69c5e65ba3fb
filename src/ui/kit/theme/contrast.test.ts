import { describe, expect, it } from 'vitest'
import { semanticTokens } from './semantic-tokens'

type Theme = '_light' | '_dark'

const channel = (value: number) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16)))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string) => {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const at = (node: unknown, key: string): unknown => (isRecord(node) ? node[key] : undefined)

const colour = (name: string, theme: Theme): string => {
  const token = name.split('.').reduce<unknown>(at, semanticTokens.colors)
  const value = at(at(at(token, 'DEFAULT') ?? token, 'value'), theme)
  if (typeof value !== 'string' || !/^#[0-9a-f]{6}$/.test(value)) throw new Error(`no colour ${name}`)
  return value
}

const tones = ['accent', 'neutral', 'info', 'success', 'warning', 'danger', 'violet']
const grounds = ['bg', 'bg.panel', 'bg.muted']

const texts: [string, string][] = [
  ...grounds.flatMap((ground): [string, string][] => ['fg', 'fg.muted', 'fg.subtle'].map((text) => [text, ground])),
  ...grounds.flatMap((ground): [string, string][] => tones.map((tone) => [`${tone}.fg`, ground])),
  ...tones.flatMap((tone): [string, string][] => [
    [`${tone}.fg`, `${tone}.subtle`],
    [`${tone}.contrast`, `${tone}.solid`],
    [`${tone}.contrast`, `${tone}.hover`],
  ]),
  ['fg.muted', 'bg.emphasized'],
  ['fg.inverted', 'bg.inverted'],
  ['rail.fg', 'rail.bg'],
  ['rail.muted', 'rail.bg'],
  ['rail.strong', 'rail.active'],
  ['rail.strong', 'rail.hover'],
]

const shapes: [string, string][] = [
  ...['bg', 'bg.panel'].flatMap((ground): [string, string][] => [
    ['border.control', ground],
    ['focus', ground],
    ['warning.bright', ground],
  ]),
  ['rail.focus', 'rail.bg'],
]

describe.each(['_light', '_dark'] as const)('colours of the %s theme (WCAG 1.4.3, 1.4.11)', (theme) => {
  it.each(texts)('%s on %s can be read', (text, ground) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })

  it('what is read in sunlight stands out by 7 to 1', () => {
    const pairs = [
      ['accent.contrast', 'accent.hover'],
      ['fg', 'bg.panel'],
      ['fg.muted', 'bg.panel'],
      ['accent.fg', 'bg.panel'],
      ['warning.fg', 'bg.panel'],
    ]
    const weak = pairs.filter(([text = '', ground = '']) => contrast(colour(text, theme), colour(ground, theme)) < 7)
    expect(weak).toEqual([])
  })

  it.each(shapes)('%s on %s can be seen', (shape, ground) => {
    expect(contrast(colour(shape, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3)
  })
})
