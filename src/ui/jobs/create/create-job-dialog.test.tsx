// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { mounted } from '../../../../tests/fixtures/mounted'
import { sampleActor } from '../rules/sample'
import type { JobCommands } from '../types'
import { CreateJobDialog } from './create-job-dialog'

const TODAY = '2026-11-20'
const PASSED = 'This day has passed, so the job will be marked as missed.'

it('says what becomes of a job on a day that has passed, and only then (X-42)', async () => {
  const create: JobCommands['create'] = () => Promise.resolve({ ok: true })
  const { type, text } = await mounted(
    <CreateJobDialog
      actor={sampleActor()}
      today={TODAY}
      commands={{ create }}
      clients={{ state: 'ready', value: [] }}
      draft={null}
      onDraft={() => undefined}
      onCreating={() => undefined}
    />,
  )
  const isSaid = async (day: string) => {
    await type('scheduled_date', day)
    return text().includes(PASSED)
  }
  expect([await isSaid('2026-11-19'), await isSaid(TODAY), await isSaid('')]).toEqual([true, false, false])
})
