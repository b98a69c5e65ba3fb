import { expect, it } from 'vitest'
import { replyingWords } from './replying'

const DANA = { user: 1, name: 'Dana Whitfield' }
const LUIS = { user: 2, name: 'Luis Ortega' }

it('names everyone else once, and the own other tab only where no one else replies', () => {
  const words = [[LUIS], [LUIS, LUIS], [LUIS, DANA], [LUIS, { user: 3, name: 'Mia' }], [DANA]].map((others) =>
    replyingWords(others, DANA.user),
  )
  expect(words).toEqual([
    'Luis is replying',
    'Luis is replying',
    'Luis is replying',
    'Luis and Mia are replying',
    'You are replying in another tab',
  ])
})
