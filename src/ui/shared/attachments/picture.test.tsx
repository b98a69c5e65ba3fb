// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { failureFrom } from '@/domain/record/failure'
import { mounted } from '../../../../tests/fixtures/mounted'
import { Picture } from './picture'

const failing = (status: number) => () => Promise.reject(failureFrom({ status, transport: 'No answer.' }))

it.each([
  ['is gone from this device', () => Promise.resolve(null), 'Photo 1 of 2 isn’t stored anymore.'],
  ['is gone from the back end', failing(404), 'Photo 1 of 2 isn’t stored anymore.'],
  ['can’t be reached', failing(0), 'Photo 1 of 2 can’t be shown now.'],
])('says that a photo %s', async (_, load, message) => {
  const { text } = await mounted(<Picture id="photo-1" alt="Photo 1 of 2" load={load} />)
  await expect.poll(text).toBe(message)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('keeps the address of a photo for as long as it is shown, and lets go of it later', async () => {
  vi.useFakeTimers()
  const released = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  let urlCount = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${++urlCount}`)
  const shown = () => document.querySelector('img')?.getAttribute('src')
  const content = () => Promise.resolve(new Blob(['photo']))
  const { show } = await mounted(<Picture id="photo-1" alt="Photo 1 of 2" load={content} />)
  expect(shown()).toBe('blob:1')

  let answer: (photo: Blob) => void = () => undefined
  const again = () =>
    new Promise<Blob>((resolve) => {
      answer = resolve
    })
  await show(<Picture id="photo-1" alt="Photo 1 of 2" load={again} />)
  vi.runAllTimers()
  expect([shown(), released.mock.calls]).toEqual(['blob:1', []])

  await act(async () => answer(new Blob(['photo'])))
  expect([shown(), released.mock.calls]).toEqual(['blob:2', []])
  vi.runAllTimers()
  expect(released.mock.calls).toEqual([['blob:1']])

  await show(null)
  expect(released.mock.calls).toEqual([['blob:1']])
  vi.runAllTimers()
  expect(released.mock.calls).toEqual([['blob:1'], ['blob:2']])
})
