// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { mounted } from '../../../../tests/fixtures/mounted'
import { lazyPart, tryPartsAgain } from './lazy-part'

const Board = ({ jobs }: { jobs: number }) => <p>{jobs} jobs</p>
const Search = ({ open, onClose }: { open: boolean; onClose: () => void }) =>
  open ? (
    <button type="button" onClick={onClose}>
      Close the search
    </button>
  ) : null

const failing = <C,>(times: number, code: C) => {
  const attempts: number[] = []
  const load = () => {
    attempts.push(attempts.length)
    return attempts.length > times ? Promise.resolve(code) : Promise.reject(new TypeError('Failed to fetch'))
  }
  return { asked: attempts, load }
}

it('a part that could not be loaded is loaded by the next try, where it stands', async () => {
  const { asked, load } = failing(2, Board)
  const LazyBoard = lazyPart({ name: 'The board', load, loading: <p>Loading</p> })
  const page = await mounted(<LazyBoard jobs={7} />)
  expect(page.text()).toBe('The board could not be loaded. Retry')

  await page.press('Retry')
  expect(page.text()).toBe('The board could not be loaded. Retry')

  await page.press('Retry')
  expect([page.text(), asked.length]).toEqual(['7 jobs', 3])
})

it('a part that could not be loaded is loaded when it is asked for again while it is open, and only then', async () => {
  const { asked, load } = failing(2, Board)
  const LazyBoard = lazyPart({ name: 'The board', load })
  const page = await mounted(<LazyBoard jobs={7} />)
  await page.settle(tryPartsAgain)
  expect(page.text()).toBe('The board could not be loaded. Retry')

  await page.settle(tryPartsAgain)
  expect(page.text()).toBe('7 jobs')
  await page.settle(tryPartsAgain)
  expect(asked.length).toBe(3)
})

it('a part that failed on one page loads again on the next', async () => {
  const { load } = failing(1, Board)
  const LazyBoard = lazyPart({ name: 'The board', load })
  const page = await mounted(<LazyBoard jobs={7} />)
  await page.show(<p>Another page</p>)
  await page.show(<LazyBoard jobs={8} />)
  expect(page.text()).toBe('8 jobs')
})

it('a part that failed ahead of time is loaded when it is wanted', async () => {
  const { load } = failing(1, Board)
  const LazyBoard = lazyPart({ name: 'The board', load })
  await expect(LazyBoard.preload()).rejects.toEqual(new TypeError('Failed to fetch'))
  const page = await mounted(<LazyBoard jobs={7} />)
  expect(page.text()).toBe('7 jobs')
})

it('a panel that failed to open says so until it is dismissed, and loads when it is opened again', async () => {
  const { load } = failing(1, Search)
  const LazySearch = lazyPart({ name: 'The search', load, isOverlay: true })
  let dismissed = 0
  const show = (open: boolean) => <LazySearch open={open} onClose={() => dismissed++} />
  const page = await mounted(show(true))
  expect(page.text()).toBe('The search could not be loaded. Retry Dismiss')
  await page.press('Dismiss')
  expect(dismissed).toBe(1)

  await page.show(show(false))
  expect(page.text()).toBe('')
  await page.show(show(true))
  expect(page.text()).toBe('Close the search')
})
