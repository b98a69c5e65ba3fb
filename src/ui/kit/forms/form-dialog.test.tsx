// @vitest-environment happy-dom
import * as v from 'valibot'
import { expect, it } from 'vitest'
import type { Failure } from '@/domain/record/failure'
import { mounted } from '../../../../tests/fixtures/mounted'
import { TextField } from '../fields/text-field'
import { FormDialog } from './form-dialog'
import { checkSchema } from './schema-check'
import { useForm } from './use-form'

const check = checkSchema(v.object({ name: v.string() }))

type Props = { save: () => Promise<Failure | null>; onClose: () => void }

const NameDialog = ({ save, onClose }: Props) => {
  const form = useForm({ initial: { name: 'Lawns' }, check, save })
  return (
    <FormDialog
      form={form}
      title="Rename"
      submitLabel="Save"
      busyLabel="Saving..."
      question={{ title: 'Discard these changes?', object: 'Lawns' }}
      onClose={onClose}
    >
      <TextField label="Name" {...form.text('name')} />
    </FormDialog>
  )
}

it('stays open while it is saved, and says what failed', async () => {
  const closed: string[] = []
  let answer: (failure: Failure | null) => void = () => undefined
  const save = () => new Promise<Failure | null>((resolve) => (answer = resolve))
  const page = await mounted(<NameDialog save={save} onClose={() => closed.push('closed')} />)
  await page.press('Save')
  await page.press('Cancel')
  await page.press('Close')
  await page.key('Escape')
  expect(closed).toEqual([])

  await page.settle(() => answer({ message: 'It is taken.', status: 409, details: null }))
  expect(page.text()).toContain('It is taken.')
  await page.press('Cancel')
  expect(closed).toEqual(['closed'])
})

it('asks before what is typed is thrown away, and closes at once where nothing is', async () => {
  const closed: string[] = []
  const dialog = <NameDialog save={() => Promise.resolve(null)} onClose={() => closed.push('closed')} />
  const page = await mounted(dialog)
  await page.press('Cancel')
  expect(closed).toEqual(['closed'])

  await page.type('name', 'Hedges')
  await page.press('Cancel')
  expect(page.text()).toContain('Discard these changes? Lawns Your changes aren’t saved.')
  await page.press('Keep editing')
  expect(closed).toEqual(['closed'])

  await page.press('Cancel')
  await page.press('Discard')
  expect(closed).toEqual(['closed', 'closed'])
})
