export type Field = {
  element: HTMLElement
  input: HTMLInputElement
  setWords(words: FieldWords): void
  /** Undefined clears the error. */
  setError(text: string | undefined): void
}

type FieldWords = { label: string; placeholder?: string }

type Options = FieldWords & { id: string; autocomplete: AutoFill; inputMode?: string }

const SVG = 'http://www.w3.org/2000/svg'

const errorSign = (): SVGElement => {
  const sign = document.createElementNS(SVG, 'svg')
  const line = document.createElementNS(SVG, 'path')
  line.setAttribute('d', 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 8v4M12 16h.01')
  sign.setAttribute('viewBox', '0 0 24 24')
  sign.setAttribute('aria-hidden', 'true')
  sign.append(line)
  return sign
}

/** The input has no name, so that no form serialization can read it. */
export const drawField = ({ id, autocomplete, inputMode = 'text', ...words }: Options): Field => {
  const element = document.createElement('div')
  element.className = 'gw-card-field'
  const title = document.createElement('label')
  title.htmlFor = id
  const input = document.createElement('input')
  input.id = id
  input.type = 'text'
  input.autocomplete = autocomplete
  input.inputMode = inputMode
  input.spellcheck = false
  const error = document.createElement('p')
  error.id = `${id}-error`
  element.append(title, input)
  const setWords = ({ label, placeholder = '' }: FieldWords) => {
    title.textContent = label
    input.placeholder = placeholder
  }
  setWords(words)

  return {
    element,
    input,
    setWords,
    setError(text) {
      if (text === undefined) {
        error.remove()
        input.removeAttribute('aria-invalid')
        input.removeAttribute('aria-describedby')
        return
      }
      error.replaceChildren(errorSign(), text)
      element.append(error)
      input.setAttribute('aria-invalid', 'true')
      input.setAttribute('aria-describedby', error.id)
    },
  }
}
