// @vitest-environment happy-dom
import { useLayoutEffect } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mounted } from '../../../../tests/fixtures/mounted'
import { RevealTogether } from './reveal-together'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const Day = ({ until }: { until: Promise<unknown> | undefined }) => (
  <RevealTogether until={until} loading="Loading the day…">
    The day
  </RevealTogether>
)

it.each(['come', 'fail'])('draws its content once its first answers %s', async (how) => {
  let settle = { come: () => {}, fail: () => {} }
  const answers = new Promise<void>((come, fail) => {
    settle = { come, fail }
  })
  const page = await mounted(<Day until={answers} />)
  expect(page.text()).toBe('Loading the day…')

  await page.settle(() => settle[how as keyof typeof settle]())
  expect(page.text()).toBe('The day')
})

it('shows what is coming after a moment', async () => {
  const page = await mounted(<Day until={new Promise(() => {})} />)
  await page.settle(() => void vi.advanceTimersByTime(399))
  expect(page.text()).toBe('Loading the day…')

  await page.settle(() => void vi.advanceTimersByTime(1))
  expect(page.text()).toBe('The day')
})

it('draws at once what waits for nothing', async () => {
  const page = await mounted(<Day until={undefined} />)
  expect(page.text()).toBe('The day')
})

it('draws what no longer waits for anything', async () => {
  const page = await mounted(<Day until={new Promise(() => {})} />)
  await page.show(<Day until={undefined} />)
  expect(page.text()).toBe('The day')
})

it.each(['there', 'still on their way'])('draws what is opened again at once, its answers %s', async (where) => {
  const answers = where === 'there' ? Promise.resolve() : new Promise(() => {})
  const page = await mounted(<Day until={answers} />)
  await page.show('Elsewhere')

  const drawn: string[] = []
  const Noted = () => {
    useLayoutEffect(() => void drawn.push(page.text()), [])
    return <Day until={answers} />
  }
  await page.show(<Noted />)
  expect(drawn).toEqual(['The day'])
})
