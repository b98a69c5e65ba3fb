// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { mounted } from '../../../../tests/fixtures/mounted'
import type { ToastMessage } from './toast-region'

// Toasts outlive the page that shows them, so each test gets its own region.
let region: typeof import('./toast-region')
beforeEach(async () => {
  vi.resetModules()
  region = await import('./toast-region')
})

const shown = (...messages: ToastMessage[]) =>
  act(async () => {
    for (const message of messages) region.show(message)
  })

it('says that an undo is under way until it says how it ended', async () => {
  let end: (message: ToastMessage) => void = () => undefined
  const undo = () =>
    new Promise<ToastMessage>((resolve) => {
      end = resolve
    })
  const { press, text } = await mounted(<region.ToastRegion />)
  await shown({ title: '5 jobs cancelled', undo })
  await press('Undo')
  expect(text()).toContain('Undoing…')

  await act(async () => end({ title: 'Could not be undone', description: 'This was already undone.', kind: 'error' }))
  expect(text()).toContain('Could not be undone This was already undone.')
  expect(text()).not.toContain('Undoing…')
})

it('tells the next layout nothing of what ended after the layout before it: that may have been another person’s', async () => {
  let end: (message: ToastMessage) => void = () => undefined
  const undo = () =>
    new Promise<ToastMessage>((resolve) => {
      end = resolve
    })
  const { press, show, text } = await mounted(<region.ToastRegion />)
  await shown({ title: '5 jobs cancelled', undo })
  await press('Undo')
  await show(null)
  await shown({ title: 'Saved too late' })
  await show(<region.ToastRegion />)
  await act(async () => end({ title: 'Undone: 5 jobs cancelled' }))
  await shown({ title: 'Saved in time' })
  expect(text()).toContain('Saved in time')
  expect(['5 jobs cancelled', 'Undoing…', 'Saved too late'].filter((title) => text().includes(title))).toEqual([])
})

it('withdraws the Undo of one record, and no other message', async () => {
  const undo = () => Promise.resolve({ title: 'Undone' })
  const { text } = await mounted(<region.ToastRegion />)
  await shown(
    { title: 'JOB-1003 started', undo, about: 'job/3' },
    { title: 'JOB-1004 started', undo, about: 'job/4' },
    { title: 'Undone: Work started' },
  )
  await act(async () => region.withdraw('job/3'))
  await expect.poll(text).not.toContain('JOB-1003 started')
  expect(text()).toContain('JOB-1004 started')
  expect(text()).toContain('Undone: Work started')
})

it('offers the Undo of the latest change of a record alone, and keeps those of others', async () => {
  const undo = () => Promise.resolve({ title: 'Undone' })
  const { text } = await mounted(<region.ToastRegion />)
  await shown(
    { title: 'Avery Stone saved', undo, about: 'client/5' },
    { title: '3 clients deleted', undo },
    { title: 'Blake Reed saved', undo, about: 'client/6' },
    { title: 'Avery Stone is now Former', undo, about: 'client/5' },
  )
  await expect.poll(text).not.toContain('Avery Stone saved')
  expect(
    ['3 clients deleted', 'Blake Reed saved', 'Avery Stone is now Former'].filter((title) => text().includes(title)),
  ).toHaveLength(3)
})

it('takes its messages along when it goes: who signs in next is shown none of them', async () => {
  const { show, text } = await mounted(<region.ToastRegion />)
  await shown({ title: 'JOB-1003 started', undo: () => Promise.resolve({ title: 'Undone' }) })
  expect(text()).toContain('JOB-1003 started')

  await show(null)
  await show(<region.ToastRegion />)
  await shown({ title: 'Welcome' })
  expect(text()).toContain('Welcome')
  expect(text()).not.toContain('JOB-1003 started')
})

it('shows a fifth at once, instead of the oldest', async () => {
  const undo = () => Promise.resolve({ title: 'Undone' })
  const { text } = await mounted(<region.ToastRegion />)
  const titles = ['first', 'second', 'third', 'fourth', 'fifth'].map((which) => `The ${which} is saved`)
  await shown(...titles.map((title) => ({ title, undo })))
  const open = () => titles.filter((title) => text().includes(title))
  await expect.poll(open).toEqual(titles.slice(1))
})

it('says how an undo ended also while four others are shown', async () => {
  let end: (message: ToastMessage) => void = () => undefined
  const undo = () =>
    new Promise<ToastMessage>((resolve) => {
      end = resolve
    })
  const { press, text } = await mounted(<region.ToastRegion />)
  await shown({ title: 'Avery Stone deleted', undo })
  await press('Undo')
  await shown(...['A', 'B', 'C', 'D'].map((name) => ({ title: `Crew ${name} saved` })))
  await act(async () => end({ title: 'Undone: Avery Stone deleted' }))
  expect(text()).toContain('Undone: Avery Stone deleted')
  expect(text()).not.toContain('Undoing…')
})
