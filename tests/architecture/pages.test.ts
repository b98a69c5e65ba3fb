import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PAGES } from '@/domain/page/pages'

it('has a route for every page of the menu that is built, and for no other', () => {
  const tree = readFileSync('src/routeTree.gen.ts', 'utf8')
  const routed = new Set(
    [...tree.matchAll(/fullPath: '([^']+)'/g)].map(([, path = '']) => path.replace(/(.)\/$/, '$1')),
  )
  const pages = Object.values(PAGES)
  expect(pages.filter(({ path }) => routed.has(path)).map(({ title }) => title)).toEqual(
    pages.filter(({ built }) => built).map(({ title }) => title),
  )
})
