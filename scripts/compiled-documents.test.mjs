import { parse } from 'graphql'
import { expect, it } from 'vitest'
import { compiledQuestions, fragmentsIn, questionOf, sentText } from './compiled-documents.mjs'

const read = (text) => {
  const document = parse(text)
  return { operation: document.definitions[0], fragments: fragmentsIn([document]), document }
}

it('sends an operation with the fragments it uses, however deep, and no more', () => {
  const { operation, fragments } = read(`
    query Lawns { lawns { ...A } }
    fragment A on Lawn { id, edge { ...B } }
    fragment B on Edge { length }
    fragment Unused on Lawn { id }
  `)
  expect(sentText(operation, fragments)).toBe(
    'query Lawns{lawns{...A}}fragment A on Lawn{id edge{...B}}fragment B on Edge{length}',
  )
})

it('writes down what a question asks: the types of its variables, which argument has which, and what is picked', () => {
  const { operation, fragments } = read(`
    query Lawns($id: Int!, $text: String) { lawn(id: $id, search: $text) { ...A size } now }
    fragment A on Lawn { edge { length } }
  `)
  expect(questionOf(operation, fragments)).toEqual({
    variables: { id: 'Int!', text: 'String' },
    fields: [
      { field: 'lawn', args: { id: 'id', search: 'text' }, pick: { edge: { length: 1 }, size: 1 } },
      { field: 'now', args: {}, pick: 1 },
    ],
  })
})

it('leaves writes, and questions with variables that are not plain, to who reads their text', () => {
  const { document, fragments } = read('query A($ask: Ask!) { a(ask: $ask) } mutation B { b } query C { c }')
  const [, ...lines] = compiledQuestions([document], fragments, []).later.split('\n').slice(1)
  expect(lines).toEqual([`  ['query C{c}', {"variables":{},"fields":[{"field":"c","args":{},"pick":1}]}],`, '])'])
})

it('keeps what the first page asks apart from all other questions', () => {
  const { document, fragments } = read('query A { a } query B { b } query C { c }')
  const namesIn = (code) => [...code.matchAll(/'query (\w+)/g)].map(([, name]) => name)
  const { first, later } = compiledQuestions([document], fragments, ['B'])
  expect([namesIn(first), namesIn(later)]).toEqual([['B'], ['A', 'C']])
})

it('refuses a first page that asks what no document does', () => {
  const { document, fragments } = read('query A { a }')
  expect(() => compiledQuestions([document], fragments, ['A', 'B'])).toThrow(new Error('No document asks B'))
})

it.each(['query A { a(id: 1) }', 'query A { b: a }', 'query A { a { b(id: 1) } }'])('refuses %s', (text) => {
  const { operation, fragments } = read(text)
  expect(() => questionOf(operation, fragments)).toThrow(new Error('A asks in a way that nothing answers yet'))
})
