// @vitest-environment happy-dom
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { type Failure, failureFrom } from '@/domain/record/failure'
import type { Edit } from '@/domain/record/merge-edits'
import { mounted } from '../../../../tests/fixtures/mounted'
import { TextField } from '../fields/text-field'
import type { OpenedRecord, RecordDraft } from './opened-record'
import { checkSchema } from './schema-check'
import { useRecordForm } from './use-record-form'

const schema = v.object({ limit: v.string(), city: v.pipe(v.string(), v.toUpperCase()) })
type Settings = v.InferInput<typeof schema>

const FIRST: Settings = { limit: '500', city: 'AUSTIN' }
const WORDS = { noun: 'business', fields: { limit: { label: 'Limit' }, city: { label: 'City' } } } as never

const openedOn = (now: Settings): OpenedRecord<Settings> => ({
  stream: 'business/1',
  first: FIRST,
  now,
  facts: [],
  reader: { at: 0 as never, timeZone: 'UTC' },
})

type Props = {
  now: Settings
  save: (edit: Edit<Settings, Settings> | null) => Promise<Failure | { saved: Settings }>
  onDraft: (draft: RecordDraft<Settings, Settings> | null) => void
}

const SettingsForm = ({ now, save, onDraft }: Props) => {
  const form = useRecordForm<Settings, Settings, Settings, keyof Settings>({
    opened: openedOn(now),
    empty: FIRST,
    formOf: (settings) => settings,
    words: WORDS,
    draft: null,
    onDraft,
    check: checkSchema(schema),
    save: (_output, edit) => save(edit),
  })
  return (
    <form onSubmit={form.submit}>
      <TextField label="Limit" {...form.text('limit')} />
      <TextField label="City" {...form.text('city')} />
      <button type="submit">{form.busy ? 'Saving' : 'Save'}</button>
      {form.isUnsaved && <p>Unsaved</p>}
    </form>
  )
}

it('keeps what is typed while a save is under way, and sends it with the next one', async () => {
  const sent: unknown[] = []
  const drafts: unknown[] = []
  let answer: (answered: { saved: Settings }) => void = () => undefined
  const save = (edit: Edit<Settings, Settings> | null) => {
    sent.push(edit)
    return new Promise<{ saved: Settings }>((resolve) => {
      answer = resolve
    })
  }
  const props = { save, onDraft: (draft: unknown) => void drafts.push(draft) }
  const page = await mounted(<SettingsForm now={FIRST} {...props} />)
  await page.type('limit', '250')
  await page.type('city', 'Dallas')
  await page.press('Save')

  await page.type('limit', '')
  const saved = { limit: '250', city: 'DALLAS' }
  await page.show(<SettingsForm now={saved} {...props} />)
  await page.settle(() => answer({ saved }))

  expect([page.value('limit'), page.value('city'), page.text()]).toEqual(['', 'DALLAS', 'Limit City Save Unsaved'])
  expect(drafts.at(-1)).toEqual({ typed: { limit: '', city: 'DALLAS' }, from: saved })
  await page.press('Save')
  await page.settle(() => answer({ saved: { limit: '', city: 'DALLAS' } }))
  expect(sent).toEqual([
    { changed: { limit: '250', city: 'DALLAS' }, was: FIRST },
    { changed: { limit: '' }, was: { limit: '250' } },
  ])
  expect(page.text()).toBe('Limit City Save')
})

it('asks for the same again where its answer alone was lost, and not where something else was typed since', async () => {
  const sent: unknown[] = []
  const save = async (edit: Edit<Settings, Settings> | null) => {
    sent.push(edit)
    return failureFrom({ transport: 'Failed to fetch' })
  }
  const props = { save, onDraft: () => undefined }
  const page = await mounted(<SettingsForm now={FIRST} {...props} />)
  await page.type('limit', '250')
  await page.press('Save')
  await page.show(<SettingsForm now={{ ...FIRST, limit: '250' }} {...props} />)

  await page.press('Save')
  await page.type('limit', '500')
  await page.press('Save')

  const first = { changed: { limit: '250' }, was: { limit: '500' } }
  expect(sent).toEqual([first, first, { changed: { limit: '500' }, was: { limit: '250' } }])
})
