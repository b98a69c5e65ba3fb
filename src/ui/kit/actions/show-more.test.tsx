// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it } from 'vitest'
import { mounted } from '../../../../tests/fixtures/mounted'
import { ShowMore, useShowMore } from './show-more'

const Numbers = ({ count }: { count: number }) => {
  const { shown, onMore } = useShowMore(
    Array.from({ length: count }, (_, index) => index + 1),
    2,
  )
  return (
    <>
      {shown.join(' ')} <ShowMore onMore={onMore} />
    </>
  )
}

it('draws a page more at each press, and all of it on paper', async () => {
  const page = await mounted(<Numbers count={5} />)
  expect(page.text()).toBe('1 2 Show more')
  await page.press('Show more')
  expect(page.text()).toBe('1 2 3 4 Show more')
  await act(async () => void window.dispatchEvent(new Event('beforeprint')))
  expect(page.text()).toBe('1 2 3 4 5')
  await act(async () => void window.dispatchEvent(new Event('afterprint')))
  await page.press('Show more')
  expect(page.text()).toBe('1 2 3 4 5')
})
