import { expect, test } from 'vitest'
import { WORDS as ENGLISH } from './en'
import { WORDS as SPANISH } from './es'
import { WORDS as FRENCH } from './fr'

test.each([
  [ENGLISH, ['1,200 characters left', '1 character left', '0 characters left', '1 character too many']],
  [SPANISH, ['Quedan 1200 caracteres', 'Queda 1 carácter', 'Quedan 0 caracteres', 'Sobra 1 carácter']],
  [FRENCH, ['1\u202f200 caractères restants', '1 caractère restant', '0 caractère restant', '1 caractère de trop']],
])('what is left of a text reads $1', ({ roomLeft }, says) => {
  expect([1_200, 1, 0, -1].map(roomLeft)).toEqual(says)
})
