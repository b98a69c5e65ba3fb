// @vitest-environment happy-dom
import { act } from 'react'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { filledText } from '@/domain/text/typed-text'
import { mounted } from '../../../../tests/fixtures/mounted'
import { DateField, TextField } from '../fields/text-field'
import { checkSchema } from './schema-check'
import { useForm } from './use-form'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const check = checkSchema(v.object({ name: filledText(50, 'Name is required'), zip: filledText(10) }))

const NameForm = ({ onSubmit }: { onSubmit: (name: string) => void }) => {
  const form = useForm({ initial: { name: '', zip: '' }, check, onSubmit: ({ name }) => onSubmit(name) })
  return (
    <form onSubmit={form.submit}>
      <TextField label="Name" hint="As on the truck." {...form.text('name')} />
      <TextField label="ZIP" {...form.text('zip')} />
      <button type="submit">Save</button>
    </form>
  )
}

const control = () => document.querySelector<HTMLInputElement>('[name=name]')
const described = () =>
  control()
    ?.getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
const announced = () => document.querySelector('[role=status]')?.textContent
const opened = async () => {
  const names: string[] = []
  const page = await mounted(<NameForm onSubmit={(name) => names.push(name)} />)
  return { ...page, names }
}

it.each([
  [39, ['As on the truck.']],
  [40, ['10 characters left', 'As on the truck.']],
  [49, ['1 character left', 'As on the truck.']],
  [50, ['0 characters left', 'As on the truck.']],
  [53, ['3 characters too many', 'As on the truck.']],
])('a field of 50 says after %i characters what is left', async (length, says) => {
  const page = await opened()
  await page.type('name', 'x'.repeat(length))
  expect(described()).toEqual(says)
  expect(page.value('name')).toBe('x'.repeat(length))
})

it('is announced once the keys rest', async () => {
  const page = await opened()
  await page.type('name', 'x'.repeat(44))
  await page.type('name', 'x'.repeat(45))
  expect(announced()).toBe('')
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(announced()).toBe('5 characters left')
})

it('too much is refused at the field, which keeps all of it, and the message goes with the next key', async () => {
  const page = await opened()
  await page.type('zip', '78701')
  await page.type('name', 'x'.repeat(53))
  await page.press('Save')
  expect([described(), control()?.getAttribute('aria-invalid'), page.value('name').length, page.names]).toEqual([
    ['3 characters too many', 'As on the truck.'],
    'true',
    53,
    [],
  ])

  await page.type('name', 'x'.repeat(52))
  expect([described(), control()?.getAttribute('aria-invalid')]).toEqual([
    ['2 characters too many', 'As on the truck.'],
    null,
  ])
  await page.type('name', 'x'.repeat(50))
  await page.press('Save')
  expect(page.names).toEqual(['x'.repeat(50)])
})

it('is no matter of codes and dates, which are as long as they are', async () => {
  const page = await opened()
  await page.type('zip', '78701-1234')
  expect(page.text()).toBe('Name As on the truck. ZIP Save')
  await page.show(<DateField label="Day" limit={30} value={'2026-11-20'.repeat(3)} readOnly />)
  expect(page.text()).toBe('Day')
})
