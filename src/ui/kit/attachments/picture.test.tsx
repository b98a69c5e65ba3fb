// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { failureFrom } from '@/domain/failure'
import { mounted } from '../../../../tests/fixtures/mounted'
import { Picture } from './picture'

const failing = (status: number) => () => Promise.reject(failureFrom({ status, transport: 'No answer.' }))

it.each([
  ['is gone from this device', () => Promise.resolve(null), 'Photo 1 of 2 isn’t stored anymore.'],
  ['is gone from the back end', failing(404), 'Photo 1 of 2 isn’t stored anymore.'],
  ['can’t be reached', failing(0), 'Photo 1 of 2 can’t be shown now.'],
])('says that a photo %s', async (_, load, said) => {
  const { text } = await mounted(<Picture id="photo-1" alt="Photo 1 of 2" load={load} />)
  await expect.poll(text).toBe(said)
})
