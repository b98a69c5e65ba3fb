// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { mounted } from '../../../../../tests/fixtures/mounted'
import { useTyped } from './use-typed'

const heard = vi.fn<(text: string) => void>()
const Search = ({ value }: { value: string }) => {
  const [typed, type] = useTyped(value, heard)
  return <input name="search" value={typed} onChange={(event) => type(event.target.value)} />
}
const later = () => act(async () => vi.runAllTimers())

beforeEach(() => {
  vi.useFakeTimers()
  heard.mockClear()
  return () => vi.useRealTimers()
})

it('follows the keys at once; the owner hears of a word typed fast once', async () => {
  const page = await mounted(<Search value="" />)
  for (const text of ['m', 'mo', 'mow']) await page.type('search', text)
  expect([page.value('search'), heard.mock.calls]).toEqual(['mow', []])
  await later()
  expect(heard.mock.calls).toEqual([['mow']])
})

it('keeps what was typed on when an earlier word comes back', async () => {
  const page = await mounted(<Search value="" />)
  await page.type('search', 'mo')
  await later()
  await page.type('search', 'mow')
  await later()
  await page.show(<Search value="mo" />)
  expect(page.value('search')).toBe('mow')
  await page.show(<Search value="mow" />)
  expect(page.value('search')).toBe('mow')
})

it('takes a value from outside, which what was typed a moment before does not undo', async () => {
  const page = await mounted(<Search value="lawn" />)
  await page.type('search', 'lawns')
  await page.show(<Search value="hedge" />)
  await later()
  expect([page.value('search'), heard.mock.calls]).toEqual(['hedge', []])
})

it('tells its owner at once when the field is left, and not again', async () => {
  const page = await mounted(<Search value="" />)
  await page.type('search', 'mow')
  await page.settle(() => document.querySelector('input')?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  expect(heard.mock.calls).toEqual([['mow']])
  await later()
  expect(heard.mock.calls).toEqual([['mow']])
})

it('drops on Back what was typed a moment before: it belonged to the page that was left', async () => {
  const page = await mounted(<Search value="" />)
  await page.type('search', 'mow')
  await page.settle(() => window.dispatchEvent(new PopStateEvent('popstate')))
  await later()
  expect([page.value('search'), heard.mock.calls]).toEqual(['', []])
})

it('shows what its owner still gets of it after Back: from then on that comes from outside', async () => {
  const page = await mounted(<Search value="" />)
  await page.type('search', 'mow')
  await later()
  await page.type('search', 'mown')
  await page.settle(() => window.dispatchEvent(new PopStateEvent('popstate')))
  await page.show(<Search value="mow" />)
  await later()
  expect([page.value('search'), heard.mock.calls]).toEqual(['mow', [['mow']]])
})
