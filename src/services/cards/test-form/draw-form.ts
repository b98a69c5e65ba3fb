import { brandOf, type CardErrors, type CardForm, digitsOf, monthAt, spacedNumber } from '@/domain/card/card'
import type { Instant } from '@/domain/clock'
import { brandName } from '@/domain/subscription/billing'
import '../card-form.css'
import type { Say } from '../form-words'
import { drawField, type Field } from './field'
import { drawTestCards } from './test-cards-hint'
import { groupedExpiry, regroup } from './typing'

/** A card form on the page. What is typed is in its inputs and nowhere else. */
export type DrawnForm = {
  read(): CardForm
  /** Marks the wrong fields and leads to the first; fields without an error are cleared. */
  show(errors: CardErrors): void
  /** Empties the inputs and removes the form. */
  takeDown(): void
}

type Options = {
  now: () => Instant
  /** Told of every change. */
  onEdit: () => void
  /** Puts a text of the form into its language. */
  say: Say
}

const NAMES = ['number', 'expiry', 'cvc', 'name', 'zip'] as const satisfies readonly (keyof CardForm)[]
type Fields = Record<(typeof NAMES)[number], Field>

let drawn = 0

const drawFields = (say: Say): Fields => {
  const id = `gw-card-${++drawn}`
  return {
    number: drawField({
      id: `${id}-number`,
      label: say('Card number'),
      autocomplete: 'cc-number',
      placeholder: '1234 1234 1234 1234',
      inputMode: 'numeric',
    }),
    expiry: drawField({
      id: `${id}-expiry`,
      label: say('Expiry date'),
      autocomplete: 'cc-exp',
      placeholder: say('MM/YY'),
      inputMode: 'numeric',
    }),
    cvc: drawField({
      id: `${id}-cvc`,
      label: say('Security code'),
      autocomplete: 'cc-csc',
      placeholder: say('CVC'),
      inputMode: 'numeric',
    }),
    name: drawField({ id: `${id}-name`, label: say('Name on card'), autocomplete: 'cc-name' }),
    zip: drawField({ id: `${id}-zip`, label: say('ZIP code'), autocomplete: 'billing postal-code' }),
  }
}

/** Groups a field's text while it is typed. */
const keepGrouped = ({ input }: Field, group: (text: string) => string) =>
  input.addEventListener('input', () => {
    const caret = input.selectionStart ?? input.value.length
    const typed = regroup({ text: input.value, caret }, group)
    input.value = typed.text
    input.setSelectionRange(typed.caret, typed.caret)
  })

/** The brand's name inside the right end of the number. */
const showBrand = ({ element, input }: Field) => {
  const brand = document.createElement('span')
  brand.className = 'gw-card-brand'
  element.append(brand)
  return () => {
    const found = brandOf(digitsOf(input.value))
    brand.textContent = found === 'card' ? '' : brandName(found)
  }
}

/** What fills the fields that a test card leaves open, so that one click is enough. */
const testCard = (number: string, now: Instant): CardForm => ({
  number: spacedNumber(number),
  expiry: `12/${String((monthAt(now).year + 3) % 100).padStart(2, '0')}`,
  cvc: '123',
  name: 'Test Customer',
  zip: '78701',
})

/** Draws the form of the test provider into an element. */
export const drawForm = (into: HTMLElement, { now, onEdit, say }: Options): DrawnForm => {
  const fields = drawFields(say)
  const rebrand = showBrand(fields.number)
  keepGrouped(fields.number, spacedNumber)
  keepGrouped(fields.expiry, groupedExpiry)

  const edited = (name: keyof Fields) => {
    fields[name].setError(undefined)
    if (name === 'number') rebrand()
    onEdit()
  }
  for (const name of NAMES) fields[name].input.addEventListener('input', () => edited(name))

  const fill = (number: string) => {
    const card = testCard(number, now())
    for (const name of NAMES) {
      const { input } = fields[name]
      if (name !== 'number' && input.value !== '') continue
      input.value = card[name]
      edited(name)
    }
    fields.number.input.focus()
  }

  const form = document.createElement('div')
  form.className = 'gw-card-form'
  form.append(...NAMES.map((name) => fields[name].element), drawTestCards(fill, say))
  into.append(form)

  return {
    read: () => Object.fromEntries(NAMES.map((name) => [name, fields[name].input.value])) as CardForm,
    show(errors) {
      for (const name of NAMES) fields[name].setError(errors[name] && say(errors[name]))
      const first = NAMES.find((name) => errors[name] !== undefined)
      if (first) fields[first].input.focus()
    },
    takeDown() {
      for (const name of NAMES) fields[name].input.value = ''
      form.remove()
    },
  }
}
