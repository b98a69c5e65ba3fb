import { brandMark, brandOf, type CardErrors, type CardForm, digitsOf, monthAt, spacedNumber } from '@/domain/card/card'
import { brandName } from '@/domain/subscription/billing'
import type { Instant } from '@/domain/time/clock'
import '../card-form.css'
import type { Say } from '../form-words'
import { drawField, type Field } from './field'
import { drawTestCards } from './test-cards-hint'
import { groupedExpiry, regroup } from './typing'

export type DrawnForm = {
  read(): CardForm
  show(errors: CardErrors): void
  speak(say: Say): void
  takeDown(): void
}

type Options = {
  now: () => Instant
  onEdit: () => void
  say: Say
}

const NAMES = ['number', 'expiry', 'cvc', 'name', 'zip'] as const satisfies readonly (keyof CardForm)[]
type Fields = Record<(typeof NAMES)[number], Field>

let drawn = 0

const wordsIn = (say: Say) => ({
  number: { label: say('Card number'), placeholder: '1234 1234 1234 1234' },
  expiry: { label: say('Expiry date'), placeholder: say('MM/YY') },
  cvc: { label: say('Security code'), placeholder: say('CVC') },
  name: { label: say('Name on card') },
  zip: { label: say('ZIP code') },
})

const drawFields = (say: Say): Fields => {
  const id = `gw-card-${++drawn}`
  const { number, expiry, cvc, name, zip } = wordsIn(say)
  return {
    number: drawField({ ...number, id: `${id}-number`, autocomplete: 'cc-number', inputMode: 'numeric' }),
    expiry: drawField({ ...expiry, id: `${id}-expiry`, autocomplete: 'cc-exp', inputMode: 'numeric' }),
    cvc: drawField({ ...cvc, id: `${id}-cvc`, autocomplete: 'cc-csc', inputMode: 'numeric' }),
    name: drawField({ ...name, id: `${id}-name`, autocomplete: 'cc-name' }),
    zip: drawField({ ...zip, id: `${id}-zip`, autocomplete: 'billing postal-code' }),
  }
}

const keepGrouped = ({ input }: Field, group: (text: string) => string) =>
  input.addEventListener('input', () => {
    const caret = input.selectionStart ?? input.value.length
    const typed = regroup({ text: input.value, caret }, group)
    input.value = typed.text
    input.setSelectionRange(typed.caret, typed.caret)
  })

const showBrand = ({ element, input }: Field) => {
  const brand = document.createElement('span')
  brand.className = 'gw-card-brand'
  element.append(brand)
  return () => {
    const found = brandOf(digitsOf(input.value))
    if (found === 'card') return brand.replaceChildren()
    const mark = new Image(38, 24)
    mark.src = brandMark(found)
    mark.alt = ''
    brand.replaceChildren(mark, brandName(found))
  }
}

/** Fills in the remaining fields of a test card, so that one click is enough. */
const testCard = (number: string, now: Instant): CardForm => ({
  number: spacedNumber(number),
  expiry: `12/${String((monthAt(now).year + 3) % 100).padStart(2, '0')}`,
  cvc: '123',
  name: 'Test Customer',
  zip: '78701',
})

export const drawForm = (into: HTMLElement, { now, onEdit, say: spoken }: Options): DrawnForm => {
  let say = spoken
  let wrong: CardErrors = {}
  const fields = drawFields(say)
  const rebrand = showBrand(fields.number)
  keepGrouped(fields.number, spacedNumber)
  keepGrouped(fields.expiry, groupedExpiry)

  const edited = (name: keyof Fields) => {
    fields[name].setError(undefined)
    wrong = { ...wrong, [name]: undefined }
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
  let hint = drawTestCards(fill, say)
  form.append(...NAMES.map((name) => fields[name].element), hint)
  into.append(form)

  const sayErrors = () => {
    for (const name of NAMES) fields[name].setError(wrong[name] && say(wrong[name]))
  }

  return {
    read: () => Object.fromEntries(NAMES.map((name) => [name, fields[name].input.value])) as CardForm,
    show(errors) {
      wrong = errors
      sayErrors()
      const first = NAMES.find((name) => errors[name] !== undefined)
      if (first) fields[first].input.focus()
    },
    speak(next) {
      say = next
      const words = wordsIn(say)
      for (const name of NAMES) fields[name].setWords(words[name])
      sayErrors()
      const other = drawTestCards(fill, say)
      hint.replaceWith(other)
      hint = other
    },
    takeDown() {
      for (const name of NAMES) fields[name].input.value = ''
      form.remove()
    },
  }
}
