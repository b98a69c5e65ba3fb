import { el } from './dom'

type Question = { title: string; text: string; yes: string; no: string; danger?: boolean }

/** Asks a question that has to be answered; Escape is a no. The focus goes back to where it was. */
export const ask = ({ title, text, yes, no, danger = false }: Question): Promise<boolean> =>
  new Promise((resolve) => {
    const before = document.activeElement
    const close = (answer: boolean) => {
      dialog.close()
      dialog.remove()
      if (before instanceof HTMLElement) before.focus()
      resolve(answer)
    }
    const refuse = el('button', { type: 'button', class: 'pay-button plain', click: () => close(false) }, no)
    const agree = el(
      'button',
      { type: 'button', class: danger ? 'pay-button danger' : 'pay-button', click: () => close(true) },
      yes,
    )
    const dialog = el(
      'dialog',
      { class: 'pay-dialog', 'aria-labelledby': 'pay-question', 'aria-describedby': 'pay-question-text' },
      el('h2', { id: 'pay-question' }, title),
      el('p', { id: 'pay-question-text' }, text),
      el('div', { class: 'pay-actions' }, refuse, agree),
    )
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      close(false)
    })
    document.body.append(dialog)
    dialog.showModal()
    if (!danger) agree.focus()
  })
