import { describe, expect, it } from 'vitest'
import { bannedNames } from './check.mjs'

describe('names of declarations', () => {
  it.each([
    ['a variable', 'const known = 1'],
    ['a parameter', 'const f = (asked: number) => asked'],
    ['a parameter of a function type', 'type F = (told: string) => void'],
    ['a renamed field', 'const { client: kept } = draft'],
    ['what is left of an object', 'const { id, ...given } = props'],
    ['an element of a list', 'const [made] = rows'],
    ['a function', 'function taken() {}'],
    ['a type', 'type Known = { id: number }'],
    ['a type with such a word in it', 'type LeftWrite = { key: string }'],
    ['an interface', 'interface Asked { id: number }'],
    ['a type parameter', 'type Box<Given> = { value: Given }'],
    ['a type that says nothing', 'type Place = { row: number }'],
  ])('refuses %s', (_, text) => {
    expect(bannedNames('src/a.ts', text)).toHaveLength(1)
  })

  it.each([
    ['a field, which may be on disk or on the wire', 'type Row = { known: boolean }'],
    ['a name that a field gives', 'const { known } = row'],
    ['the side of a box', 'const left = box.x'],
    ['a word that only contains one', 'const makeshift = 1, unknown = 2'],
    ['what is imported', "import { known } from 'library'"],
  ])('allows %s', (_, text) => {
    expect(bannedNames('src/a.ts', text)).toEqual([])
  })

  it('says where, what and what to write instead', () => {
    expect(bannedNames('src/a.ts', '\nconst standing = 1')).toEqual([
      'src/a.ts:2 standing: name it by what it is, as status',
    ])
  })
})
