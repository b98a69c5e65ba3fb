// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { failureFrom } from '@/domain/record/failure'
import { mounted } from '../../../../tests/fixtures/mounted'
import { FileList } from './file-list'

const PLAN = { id: 'plan-0001', name: 'plan.pdf', type: 'application/pdf', size: 64 } as const

it.each([
  [404, 'plan.pdf isn’t stored anymore.'],
  [0, 'plan.pdf can’t be loaded now. Try again.'],
])('a file that could not be saved, answered with %i, says why', async (status, message) => {
  const load = () => Promise.reject(failureFrom({ status, transport: 'No answer.' }))
  const { press, text } = await mounted(<FileList label="Files" files={[PLAN]} load={load} />)
  await press('Download plan.pdf')
  await expect.poll(text).toContain(message)
})
