import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import * as functions from './functions.ts'

const MIRAGE = new URL('../../node_modules/miragejs/dist/mirage-esm.js', import.meta.url)
const lodash = createRequire(MIRAGE)('lodash')

it('has what Mirage takes of lodash, and no more', () => {
  const imports = [...readFileSync(MIRAGE, 'utf8').matchAll(/^import .* from ['"]lodash(?:\/(\w+))?['"]/gm)]
  expect(Object.keys(functions).sort()).toEqual(imports.map(([, name]) => name).sort())
})

const ours = { ...functions }

class Model {
  constructor(name) {
    this.name = name
  }
  save(...args) {
    return [this.name, ...args]
  }
}
const lawn = { size: 3, edges: [{ length: 4 }, undefined], cut: new Date(0), model: new Model('oak') }
const text = (value) => String(value)

it.each([
  ['compact', [0, 1, null, '', undefined, 'a', false, {}]],
  ['find', ['a', {}, []], (value) => typeof value === 'object'],
  ['find', [], () => true],
  ['flatten', [[1, [2]], 3, [], lawn]],
  ['get', { post: { 7: true } }, 'post.7'],
  ['get', { post: undefined }, 'post.7'],
  ['get', { post: null }, 'post.7.x'],
  ['get', undefined, 'request.queryParams.include'],
  ['has', { constructor: 1 }, 'constructor'],
  ['has', {}, 'constructor'],
  ['invokeMap', [new Model('a'), new Model('b')], 'save', 1, 2],
  ['invokeMap', [], 'save'],
  ['isEmpty', undefined],
  ['isEmpty', []],
  ['isEmpty', [0]],
  ['isEmpty', {}],
  ['isEmpty', { data: undefined }],
  ['isEqual', lawn, { ...lawn, edges: [{ length: 4 }, undefined], cut: new Date(0) }],
  ['isEqual', lawn, { ...lawn, edges: [{ length: 5 }, undefined] }],
  ['isEqual', { a: undefined }, {}],
  ['isFunction', text],
  ['isFunction', Model],
  ['isFunction', {}],
  ['isInteger', 3],
  ['isInteger', 3.5],
  ['isInteger', '3'],
  ['isPlainObject', {}],
  ['isPlainObject', Object.create(null)],
  ['isPlainObject', new Model('a')],
  ['isPlainObject', []],
  ['isPlainObject', null],
  ['isPlainObject', undefined],
  ['isPlainObject', 'a'],
  ['lowerFirst', 'BlogPost'],
  ['lowerFirst', ''],
  ['map', [1, 2], text],
  ['mapValues', { a: 1, b: [2] }, text],
  ['pick', { jobs: [1], crews: [2], clients: [] }, 'jobs', 'clients'],
  ['pick', { jobs: [1] }, 'jobs', 'trucks'],
  ['uniq', [1, 2, 1, 'a', 'a', lawn, lawn]],
  ['uniqBy', [{ id: 1 }, { id: 1, b: 2 }, { id: 2 }], ({ id }) => text(id)],
  ['values', { a: 1, b: [2] }],
])('%s does as lodash does: %j', (name, ...args) => {
  expect(ours[name](...args)).toStrictEqual(lodash[name](...args))
})

it.each([
  [
    { a: 1, b: 2 },
    { b: undefined, c: 3 },
  ],
  [{ a: 1 }, undefined],
])('assign gives its first all of the others: %j', (...args) => {
  expect(functions.assign({}, ...args)).toStrictEqual(lodash.assign({}, ...args))
})

it('cloneDeep copies all that is inside', () => {
  const copy = functions.cloneDeep(lawn)
  expect(copy).toStrictEqual(lodash.cloneDeep(lawn))
  expect([copy.edges[0] === lawn.edges[0], copy.cut === lawn.cut, copy.model === lawn.model]).toEqual([
    false,
    false,
    false,
  ])
})

it('forIn visits inherited fields too, and nothing of nothing', () => {
  const seen = []
  const see = (value, name) => {
    seen.push([name, value])
  }
  functions.forIn(Object.assign(Object.create({ b: 2 }), { a: 1 }), see)
  functions.forIn(undefined, see)
  expect(seen).toEqual([
    ['a', 1],
    ['b', 2],
  ])
})
