import { expect, test } from 'vitest'
import { PAGES, type Page } from '@/domain/page/pages'
import { goKeys, pagesByLetter } from './go-keys'

const pages: Page[] = Object.values(PAGES)
const inMenu = pages.filter(({ built }) => built)

test('a letter of its own leads to every page of the menu', () => {
  const led = pagesByLetter(inMenu)
  expect([led.map(({ page }) => page.title), new Set(led.map(({ letter }) => letter)).size]).toEqual([
    inMenu.map(({ title }) => title),
    inMenu.length,
  ])
})

test('only pages that the person has are led to', () => {
  const gone: string[] = []
  const keys = goKeys([PAGES.jobs, PAGES.settings], (path) => gone.push(path))
  for (const go of Object.values(keys)) go?.()
  expect([Object.keys(keys), gone]).toEqual([
    ['g j', 'g t'],
    ['/dashboard/jobs', '/dashboard/settings'],
  ])
})
