// @vitest-environment happy-dom
import { act } from 'react'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { FormDraft } from '@/domain/record/draft-shape'
import type { Failure } from '@/domain/record/failure'
import { mounted } from '../../../../tests/fixtures/mounted'
import { TextField } from '../fields/text-field'
import { ErrorSummary } from './error-summary'
import { LostNotice } from './lost-notice'
import { checkSchema } from './schema-check'
import { useForm } from './use-form'

const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Name is required')),
  phone: v.pipe(v.string(), v.regex(/^\d+$/, 'Digits only'), v.minLength(3, 'Use 3 digits or more')),
})
type Client = v.InferInput<typeof schema>

const check = checkSchema(schema)
const EMPTY: Client = { name: '', phone: '' }

type Props = {
  save: (client: Client) => Promise<Failure | null>
  draft?: FormDraft<Client> | null
  onDraft?: (draft: FormDraft<Client> | null) => void
  durable?: boolean
  hasSummary?: boolean
}

const ClientForm = ({ save, draft = null, onDraft = () => undefined, durable = false, hasSummary = false }: Props) => {
  const form = useForm({ initial: EMPTY, draft, onDraft, durable, check, save })
  return (
    <form onSubmit={form.submit}>
      {form.problem && <p>Problem: {form.problem.message}</p>}
      {form.isRestored && <p>Restored</p>}
      {form.isUnsaved && <p>Unsaved</p>}
      {hasSummary && <ErrorSummary {...form.summary} />}
      <TextField label="Name" {...form.text('name', { answers: ['phone'] })} />
      <TextField label="Phone" {...form.text('phone')} />
      <button type="submit">{form.busy ? 'Saving' : 'Save'}</button>
      <button type="button" onClick={() => form.startOver()}>
        Start over
      </button>
    </form>
  )
}

const never = () => new Promise<Failure | null>(() => undefined)

const backEnd = () => {
  const sent: Client[] = []
  let answer: (failure: Failure | null) => void = () => undefined
  const save = (client: Client) => {
    sent.push(client)
    return new Promise<Failure | null>((resolve) => {
      answer = resolve
    })
  }
  return { sent, save, answer: async (failure: Failure | null) => answer(failure) }
}

const refused = (...errors: { path: string; message: string }[]): Failure => ({
  message: errors[0]?.message ?? 'No',
  status: 422,
  details: { detail: 'No', errors },
})

describe('what is wrong', () => {
  it('is said at its fields, the first message of each, and the first wrong field has the focus', async () => {
    const page = await mounted(<ClientForm save={never} />)
    await page.type('name', 'Helen')
    await page.press('Save')
    expect(page.text()).toBe('Unsaved Name Phone Digits only Save Start over')
    expect(page.focused()).toBe('phone')
  })

  it('is summed up where there is a summary, which has the focus and leads to each field', async () => {
    const page = await mounted(<ClientForm save={never} hasSummary />)
    await page.press('Save')
    expect(page.text()).toBe(
      '2 fields need your attention: Name is required Digits only Name Name is required Phone Digits only Save Start over',
    )
    expect(page.focused()).toBe('Problems with this form')

    await page.press('Digits only')
    expect(page.focused()).toBe('phone')
  })

  it('names its field in the summary, where the message alone does not', async () => {
    const page = await mounted(<ClientForm save={never} hasSummary />)
    await page.type('phone', '12')
    await page.press('Save')
    expect(page.text()).toBe(
      'Unsaved 2 fields need your attention: Name is required Phone: use 3 digits or more Name Name is required Phone Use 3 digits or more Save Start over',
    )
    await page.press('Phone: use 3 digits or more')
    expect(page.focused()).toBe('phone')
  })

  it('is cleared by editing the field, and with it what the edit answers', async () => {
    const page = await mounted(<ClientForm save={never} />)
    await page.press('Save')
    await page.type('phone', 'x')
    expect(page.text()).toBe('Unsaved Name Name is required Phone Save Start over')

    await page.press('Save')
    await page.type('name', 'H')
    expect(page.text()).toBe('Unsaved Name Phone Save Start over')
  })
})

describe('sending', () => {
  it('happens once however often it is pressed, with what the schema reads', async () => {
    const { sent, save, answer } = backEnd()
    const page = await mounted(<ClientForm save={save} draft={{ typed: { name: ' Helen ', phone: '123' } }} />)
    await page.press('Save')
    await page.press('Saving')
    expect(sent).toEqual([{ name: 'Helen', phone: '123' }])

    await act(() => answer(null))
    await page.press('Save')
    expect(sent).toHaveLength(2)
  })

  it('that fails says why, and keeps what was typed', async () => {
    const page = await mounted(
      <ClientForm
        draft={{ typed: { name: 'Helen', phone: '123' } }}
        save={() => Promise.resolve({ message: 'No connection', status: 0, details: null })}
      />,
    )
    await page.press('Save')
    expect(page.text()).toBe('Problem: No connection Restored Unsaved Name Phone Save Start over')
    expect(page.value('name')).toBe('Helen')
  })

  it('that breaks is a failure too', async () => {
    const page = await mounted(
      <ClientForm
        draft={{ typed: { name: 'Helen', phone: '123' } }}
        save={() => Promise.reject(new Error('Broken'))}
      />,
    )
    await page.press('Save')
    expect(page.text()).toBe('Problem: Broken Restored Unsaved Name Phone Save Start over')
  })
})

describe('what the server says of fields', () => {
  const withAnswer = async (failure: Failure) => {
    const page = await mounted(
      <ClientForm draft={{ typed: { name: 'Helen', phone: '123' } }} save={() => Promise.resolve(failure)} />,
    )
    await page.press('Save')
    return page
  }

  it('stands at them, and the first has the focus', async () => {
    const page = await withAnswer(
      refused({ path: 'phone', message: 'Known already' }, { path: 'phone', message: 'Odd' }),
    )
    expect(page.text()).toBe('Restored Unsaved Name Phone Known already Save Start over')
    expect(page.focused()).toBe('phone')
  })

  it('moves the focus to the first wrong field of the form, whatever the order of the answer', async () => {
    const page = await withAnswer(
      refused({ path: 'phone', message: 'Known already' }, { path: 'name', message: 'Too plain' }),
    )
    expect(page.focused()).toBe('name')
  })

  it('is said above the form where it has no such field', async () => {
    const page = await withAnswer(refused({ path: 'fax', message: 'No fax' }, { path: 'phone', message: 'Odd' }))
    expect(page.text()).toBe('Problem: No fax Restored Unsaved Name Phone Odd Save Start over')
  })

  it('counts only where the request itself was refused', async () => {
    const page = await withAnswer({ ...refused({ path: 'phone', message: 'Odd' }), status: 409 })
    expect(page.text()).toBe('Problem: Odd Restored Unsaved Name Phone Save Start over')
  })
})

describe('the draft', () => {
  const drafts = () => {
    const changes: (FormDraft<Client> | null)[] = []
    return { changes, keep: (draft: FormDraft<Client> | null) => void changes.push(draft) }
  }

  it('follows what is typed and is dropped when it was sent', async () => {
    const { changes, keep } = drafts()
    const page = await mounted(<ClientForm save={() => Promise.resolve(null)} onDraft={keep} />)
    await page.type('name', 'Helen')
    await page.type('phone', '123')
    await page.press('Save')
    expect(changes).toEqual([{ typed: { name: 'Helen', phone: '' } }, { typed: { name: 'Helen', phone: '123' } }, null])
  })

  it('is dropped as soon as it is sent where that outlives the page, and kept again where it is refused', async () => {
    const { changes, keep } = drafts()
    const { save, answer } = backEnd()
    const page = await mounted(<ClientForm save={save} onDraft={keep} durable />)
    await page.type('phone', '123')
    await page.type('name', 'Helen')
    await page.press('Save')
    await page.type('name', 'Helena')
    expect(changes.slice(1)).toEqual([{ typed: { name: 'Helen', phone: '123' } }, null])

    await act(() => answer({ message: 'No', status: 0, details: null }))
    expect(changes.slice(3)).toEqual([{ typed: { name: 'Helena', phone: '123' } }])
  })

  it('comes back, until one starts over', async () => {
    const { changes, keep } = drafts()
    const page = await mounted(
      <ClientForm save={never} draft={{ typed: { name: 'Helen', phone: '' } }} onDraft={keep} />,
    )
    expect([page.text(), page.value('name')]).toEqual(['Restored Unsaved Name Phone Save Start over', 'Helen'])

    await page.press('Start over')
    expect([page.text(), page.value('name'), changes]).toEqual(['Name Phone Save Start over', '', [null]])
  })
})

describe('what could not be put back', () => {
  const lost = [{ at: 'zip_code', text: '78701' }]
  const LostForm = ({ draft, onDraft }: Required<Pick<Props, 'draft' | 'onDraft'>>) => {
    const form = useForm({ initial: EMPTY, draft, onDraft, check, save: never })
    return (
      <form onSubmit={form.submit}>
        <LostNotice {...form.lost} />
        {form.isRestored && <p>Restored</p>}
        {form.isUnsaved && <p>Unsaved</p>}
        <TextField label="Name" {...form.text('name')} />
      </form>
    )
  }
  const opened = async (typed: Partial<Client>) => {
    const savedDrafts: (FormDraft<Client> | null)[] = []
    const page = await mounted(<LostForm draft={{ typed, lost }} onDraft={(draft) => void savedDrafts.push(draft)} />)
    return { changes: savedDrafts, page }
  }
  const NOTICE =
    'We kept what you typed This part didn’t fit the form. Copy what you need before you dismiss it. Copy Dismiss Zip code 78701'

  it('is listed, and kept with what is typed until it is dismissed', async () => {
    const { changes, page } = await opened({ phone: '123' })
    expect(page.text()).toBe(`${NOTICE} Restored Unsaved Name`)

    await page.type('name', 'Helen')
    await page.press('Dismiss')
    expect(page.text()).toBe('Restored Unsaved Name')
    const typed = { name: 'Helen', phone: '123' }
    expect(changes).toEqual([{ typed, lost }, { typed }])
  })

  it('alone is no restored draft, and leaves nothing when it is dismissed', async () => {
    const { changes, page } = await opened({})
    expect(page.text()).toBe(`${NOTICE} Unsaved Name`)
    await page.press('Dismiss')
    expect([page.text(), changes]).toEqual(['Name', [null]])
  })
})

describe('a message inside a list', () => {
  const listSchema = v.object({ pets: v.array(v.object({ name: v.pipe(v.string(), v.nonEmpty('Name it')) })) })
  const PetForm = () => {
    const form = useForm({
      initial: { pets: [{ name: '' }, { name: '' }] },
      check: checkSchema(listSchema),
      save: async () => null,
    })
    const naming = (index: number, name: string) =>
      form.editAt(`pets.${index}.name`, { pets: form.form.pets.map((pet, at) => (at === index ? { name } : pet)) })
    return (
      <form onSubmit={form.submit}>
        <p>{form.summary.problems.map(({ field }) => field).join(' ')}</p>
        <button type="button" onClick={() => naming(1, 'Rex')}>
          Name the second
        </button>
        <button type="submit">Save</button>
      </form>
    )
  }

  it('is cleared alone where only its place is edited', async () => {
    const page = await mounted(<PetForm />)
    await page.press('Save')
    expect(page.text()).toBe('pets.0.name pets.1.name Name the second Save')
    await page.press('Name the second')
    expect(page.text()).toBe('pets.0.name Name the second Save')
  })
})
