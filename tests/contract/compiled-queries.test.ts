import { afterAll, describe, expect, it, test } from 'vitest'
import { FIRST_QUESTIONS } from '@/contract/graphql/generated/first-questions'
import { demoUser } from '@/domain/demo/demo'
import { LATER_QUESTIONS } from '@/mock-server/graphql/all-resolvers'
import { FIRST_RESOLVERS } from '@/mock-server/graphql/first-resolvers'
import { BUILT_IN } from '@/mock-server/scenarios/built-in'
import { OWNER, openOffice, signIn } from './office'

// Queries change nothing, so one office is enough.
const server = openOffice({ scenarios: BUILT_IN })
afterAll(() => server.shutdown())

const VARIABLES: Record<string, unknown> = {
  client_id: 3,
  from: '2026-10-01',
  to: '2026-11-18',
  product: 1,
  id: 1,
  client: 3,
  stream: 'job/3',
  first: 5,
  before: null,
  position: 40,
  key: 'none',
  job: 3,
  photo: 'none',
  signature: 'none',
  plan: 1,
  area: 'jobs',
}

const nameOf = (text: string) => /^query (\w+)/.exec(text)?.[1] ?? text
const questions = [...FIRST_QUESTIONS, ...LATER_QUESTIONS].map(([text, { variables }]) => ({
  name: nameOf(text),
  text,
  variables,
}))

/** The trailing space makes the text differ from the app's own, so that it is parsed. */
const asStranger = (text: string) => `${text} `

test('the first page brings the questions that it asks, and what answers them', () => {
  const fields = [...FIRST_QUESTIONS.values()].flatMap((question) => question.fields.map(({ field }) => field))
  expect(fields.toSorted()).toEqual(Object.keys(FIRST_RESOLVERS).toSorted())
})

type Answer = { data?: unknown; errors?: { message: string; extensions?: unknown }[] }

/** Drops error locations, which depend on the query text. */
const visibleAnswer = (answer: unknown) => {
  const { data, errors } = answer as Answer
  return errors ? errors.map(({ message, extensions }) => ({ message, extensions })) : data
}

describe.each([
  ['the owner', OWNER],
  ['a technician', demoUser('tech').email],
  ['a client', demoUser('home').email],
])('what the app asks for %s', (_who, email) => {
  it.each(questions)('is answered as by graphql-js: $name', async ({ text, variables }) => {
    const person = await signIn(server, email)
    const values = Object.fromEntries(Object.keys(variables).map((name) => [name, VARIABLES[name]]))
    const [prebuilt, read] = [await person.query(text, values), await person.query(asStranger(text), values)]
    expect(visibleAnswer(prebuilt)).toEqual(visibleAnswer(read))
  })
})
