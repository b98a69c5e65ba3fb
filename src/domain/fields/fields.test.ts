import * as v from 'valibot'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { fillsForm } from '../record/draft-shape'
import { limitAt } from '../text/text-limit'
import { type DraftOf, type FormName, type FormOf, fields, type RowOf } from './field'
import { filled, flag, key, optionalKey, own, text, word } from './kinds'
import { emptyForm, formFrom, formSchema, rowSchema } from './schemas'

const planted = fields({
  id: own.key(),
  stage: own.word(['seed', 'tree']),
  tag: own.text(10, [/^T\d+$/, 'Use a tag like T12']),
  property_id: key('Property is required'),
  planted_by: optionalKey(),
  name: filled(20, 'Name is required', [/^[a-z ]*$/i, 'Use letters']),
  notes: text(500),
  is_native: flag(true),
  light: word(['sun', 'shade'], 'sun'),
})
type Tree = RowOf<typeof planted>
type TreeForm = FormOf<typeof planted>
type TreeDraft = DraftOf<typeof planted>

const row = rowSchema(planted)
const form = formSchema(planted)

const OAK: Tree = {
  id: 7,
  stage: 'seed',
  tag: 'T12',
  property_id: 3,
  planted_by: null,
  name: 'Oak',
  notes: '',
  is_native: true,
  light: 'shade',
}
const OAK_FORM: TreeForm = {
  property_id: '3',
  planted_by: '',
  name: 'Oak',
  notes: '',
  is_native: true,
  light: 'shade',
}
const { id: _, stage: __, tag: ___, ...OAK_DRAFT } = OAK

const messageOf = (schema: v.GenericSchema, value: object) =>
  v.safeParse(schema, value).issues?.map((issue) => [v.getDotPath(issue), issue.message])

test('row, form and draft are plain objects by type', () => {
  expectTypeOf<Tree>().toEqualTypeOf<{
    id: number
    stage: 'seed' | 'tree'
    tag: string
    property_id: number
    planted_by: number | null
    name: string
    notes: string
    is_native: boolean
    light: 'sun' | 'shade'
  }>()
  expectTypeOf<TreeForm>().toEqualTypeOf<{
    property_id: string
    planted_by: string
    name: string
    notes: string
    is_native: boolean
    light: 'sun' | 'shade'
  }>()
  expectTypeOf<TreeDraft>().toEqualTypeOf<Omit<Tree, 'id' | 'stage' | 'tag'>>()
  expectTypeOf<v.InferOutput<typeof row>>().toEqualTypeOf<Tree>()
  expectTypeOf<FormName<typeof planted>>().toEqualTypeOf<keyof TreeForm>()
})

describe('the row', () => {
  test('has the fields in their order', () => {
    expect(v.parse(row, OAK)).toEqual(OAK)
    expect(Object.keys(row.entries)).toEqual(Object.keys(planted))
  })

  test.each([
    ['an empty text that must be there', { name: ' ' }, 'name', 'Name is required'],
    ['a text that does not fit', { name: 'Oak 2' }, 'name', 'Use letters'],
    ['a text that is too long', { name: 'a'.repeat(21) }, 'name', '1 character too many'],
    ['a text of the back end that does not fit', { tag: '12' }, 'tag', 'Use a tag like T12'],
  ])('refuses %s', (_case, part, name, message) => {
    expect(messageOf(row, { ...OAK, ...part })).toEqual([[name, message]])
  })

  test.each([{ light: 'dark' }, { property_id: 0 }, { planted_by: '3' }, { is_native: 'yes' }])(
    'refuses %o',
    (part) => {
      expect(v.is(row, { ...OAK, ...part })).toBe(false)
    },
  )
})

describe('the form', () => {
  test('begins empty, with its first words and flags', () => {
    expect(emptyForm(planted)).toEqual({
      property_id: '',
      planted_by: '',
      name: '',
      notes: '',
      is_native: true,
      light: 'sun',
    })
  })

  test('is filled from a record, and gives it back', () => {
    expect(formFrom(planted, OAK)).toEqual(OAK_FORM)
    expect(formFrom(planted, { ...OAK, planted_by: 9 }).planted_by).toBe('9')
    expect(v.parse(form, OAK_FORM)).toEqual(OAK_DRAFT)
    expect(v.parse(form, { ...OAK_FORM, planted_by: '9' })).toEqual({ ...OAK_DRAFT, planted_by: 9 })
  })

  test('says what is missing, in the order of the fields', () => {
    expect(messageOf(form, emptyForm(planted))).toEqual([
      ['property_id', 'Property is required'],
      ['name', 'Name is required'],
    ])
  })

  test('a stored draft is read by it, and its texts have their limits', () => {
    expect(fillsForm(form, OAK_FORM)).toBe(true)
    expect([limitAt(form, 'name'), limitAt(form, 'notes'), limitAt(form, 'light')]).toEqual([20, 500, undefined])
  })
})

test('mistakes do not compile', () => {
  // @ts-expect-error a start outside the vocabulary
  word(['sun', 'shade'], 'dark')
  // @ts-expect-error a required text without its message
  filled(20)
  // @ts-expect-error a field that only the back end sets is in no form
  expectTypeOf<TreeForm['stage']>().toEqualTypeOf<string>()
})
