// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { Actor } from '@/domain/permissions/actor'
import { mounted } from '../../../../tests/fixtures/mounted'
import { sampleActor } from '../rules/sample'
import { CreateJobDialog } from './create-job-dialog'

const TODAY = '2026-11-20'
const PASSED = 'This day has passed, so the job will be marked as missed.'

const opened = (actor: Actor) =>
  mounted(
    <CreateJobDialog
      actor={actor}
      today={TODAY}
      commands={{ create: () => Promise.resolve({ ok: true }) }}
      clients={{ state: 'ready', value: [] }}
      materials={{ products: [], seesCatalog: false }}
      offers={{ services: [], packages: [] }}
      about={null}
      model={null}
      jobs={{ state: 'ready', value: [] }}
      crew={[]}
      time="09:20"
      onAddClient={null}
      draft={null}
      onDraft={() => undefined}
      onSending={() => undefined}
      onCreating={() => undefined}
      onShow={() => undefined}
    />,
  )

it('tells those who may not create jobs at once, and asks them nothing (PERM-18)', async () => {
  const { text } = await opened(sampleActor({ permissions: ['jobs.view.own'] }))
  expect(text()).toBe('Create Job Your role can’t create jobs. Close')
})

it('says what becomes of a job on a day that has passed, and only then (X-42)', async () => {
  const { type, text } = await opened(sampleActor())
  const showsNoteFor = async (day: string) => {
    await type('scheduled_date', day)
    return text().includes(PASSED)
  }
  expect([await showsNoteFor('2026-11-19'), await showsNoteFor(TODAY), await showsNoteFor('')]).toEqual([
    true,
    false,
    false,
  ])
})

it('says that a ZIP code looks odd, which keeps no one from saving it (X-54)', async () => {
  const { type, text } = await opened(sampleActor())
  const warnsFor = async (zip: string) => {
    await type('property_zip', zip)
    return text().includes('This does not look like a US ZIP code')
  }
  expect([await warnsFor('7870'), await warnsFor('78701-1234'), await warnsFor('')]).toEqual([true, false, false])
})
