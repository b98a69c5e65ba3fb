import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { NOT_READ_YET } from '@/domain/flags/descriptions'
import { defaultFlags } from '@/domain/flags/registry'

const OWN = /^domain\/flags\/(registry|descriptions)|\.test\.tsx?$/

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !OWN.test(path))
  .map((path) => readFileSync(`src/${path}`, 'utf8'))
  .join('\n')

test('the flag panel says of just those flags that nothing follows them', () => {
  const unread = Object.keys(defaultFlags('demo')).filter((key) => !sources.includes(`'${key}'`))
  expect([...NOT_READ_YET].sort()).toEqual(unread.sort())
})
