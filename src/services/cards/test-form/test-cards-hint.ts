import { spacedNumber } from '@/domain/card/card'
import { TEST_CARDS } from '@/domain/card/test-cards'
import type { Say } from '../form-words'

export const drawTestCards = (onChoose: (number: string) => void, say: Say): HTMLElement => {
  const element = document.createElement('details')
  element.className = 'gw-card-hint'
  const title = document.createElement('summary')
  title.textContent = say('Test cards')
  const list = document.createElement('ul')
  list.append(...TEST_CARDS.map((card) => item({ ...card, label: say(card.label) }, onChoose)))
  element.append(title, list)
  return element
}

const item = ({ number, label }: (typeof TEST_CARDS)[number], onChoose: (number: string) => void): HTMLElement => {
  const line = document.createElement('li')
  const button = document.createElement('button')
  button.type = 'button'
  const digits = document.createElement('span')
  digits.textContent = spacedNumber(number)
  const what = document.createElement('span')
  what.textContent = label
  button.append(digits, ' ', what)
  button.addEventListener('click', () => onChoose(number))
  line.append(button)
  return line
}
