import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
} from 'graphql'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { approverName } from '@/domain/client-page/page'
import { declineReason, questionText } from '@/domain/client-page/question'
import { limitAt, limitOf } from '@/domain/text/text-limit'
import { APPROVAL, clientPageOffice } from './client-page-office'
import { activityInFull, dataOf, type GraphqlAnswer } from './graphql-office'
import { type Field, MUTATIONS } from './graphql-questions'
import { COMMANDS, type Command } from './text-limit-commands'
import { longText, withAt } from './text-places'

/* Every text of a command is saved whole at its form's limit, and refused at its field with one more character. */

const office = clientPageOffice()

const placesIn = (type: GraphQLInputType, at: string): string[] => {
  const plain = getNullableType(type)
  if (isListType(plain)) return placesIn(plain.ofType, `${at}.0`)
  if (isInputObjectType(plain))
    return Object.values(plain.getFields()).flatMap((field) => placesIn(field.type, `${at}.${field.name}`))
  return isLeafType(plain) && plain.name === 'String' ? [at] : []
}

const hasId = (type: object): boolean => isObjectType(type) && 'id' in type.getFields()

const textOf = ({ name, args, type }: Field): string => {
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')
  const handed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
  const named = getNamedType(type)
  const fields = isLeafType(named) ? '' : `{ __typename ${hasId(named) ? 'id' : ''} }`
  return `mutation(${declared}) { ${name}(${handed}) ${fields} }`
}

/** Values no one types: ids, days, choices, contents, and secrets. */
const CODES = [
  ...['id', 'key', 'request', 'data', 'photo', 'photos', 'attachment', 'attachments', 'image', 'session', 'ground'],
  ...['area', 'query', 'type', 'status', 'category', 'frequency', 'counted_from', 'billing_cycle', 'ppe_used'],
  ...['client_type', 'property_type', 'payment_terms', 'preferred_payment_method', 'payment_method', 'amount_unit'],
  ...['application_method', 'business_type', 'trade', 'language', 'timezone', 'date_format', 'currency', 'zip'],
  ...['until', 'arrival', 'date', 'not_before', 'client_since', 'valid_until', 'application_time', 'date_performed'],
  ...['routing_number', 'account_number', 'current_password', 'password', 'deleteAccount.name'],
  ...['emailStatement.from', 'emailStatement.to'],
  // File names come from the device.
  ...['sendJobPhoto.name', 'sendEstimateAttachment.name', 'sendMessage.name'],
]
const isCode = (mutation: string, place: string): boolean => {
  const name = place.split('.').findLast((part) => !/^\d+$/.test(part)) ?? ''
  return /_(date|on|time)$/.test(name) || CODES.includes(name) || CODES.includes(`${mutation}.${name}`)
}

const TYPED = MUTATIONS.map((field) => ({
  field,
  command: COMMANDS.find(({ mutation }) => mutation === field.name),
  places: field.args
    .filter(({ name }) => name !== 'was')
    .flatMap(({ name, type }) => placesIn(type, name))
    .filter((place) => !isCode(field.name, place)),
})).filter(({ places }) => places.length > 0)

const inForm = ({ within }: Command, place: string): string => (within ? place.slice(within.length + 1) : place)

/** False for texts with a format of their own, such as ZIP codes. */
const isFree = ({ form, ...command }: Command, place: string, limit: number): boolean => {
  const at = inForm({ form, ...command }, place)
  const { issues = [] } = v.safeParse(form, withAt({}, at, longText(limit)))
  return issues.every((issue) => v.getDotPath(issue) !== at)
}

test('every command with typed texts names the form that they are typed into', () => {
  expect(TYPED.filter(({ command }) => !command).map(({ field }) => field.name)).toEqual([])
})

test.each(TYPED)('$field.name', async ({ field, command, places }) => {
  if (!command) throw new Error('no form')
  let keys = 0
  const ask = async (mutation: string, variables: unknown): Promise<GraphqlAnswer<Record<string, unknown>>> => {
    const mutationField = MUTATIONS.find(({ name }) => name === mutation)
    const key = `key-${keys++}`
    return (await office.owner.query(textOf(mutationField ?? field), {
      ...(variables as object),
      ...(mutationField?.args.some(({ name }) => name === 'key') ? { key } : {}),
    })) as GraphqlAnswer<Record<string, unknown>>
  }
  const send = async (mutation: string, variables: object) => dataOf(await ask(mutation, variables))[mutation]
  const { good } = command
  const variables = typeof good === 'function' ? await good(send, office) : good
  const texts = places.map((place) => {
    const limit = limitAt(command.form, inForm(command, place)) ?? 0
    return { place, limit, isFree: isFree(command, place, limit) }
  })

  const refused: string[] = []
  for (const { place, limit, isFree } of texts) {
    const { errors } = await ask(field.name, withAt(variables, place, longText(limit + 1)))
    const { status, errors: [error] = [] } = errors?.[0]?.extensions ?? {}
    const isThere = error?.path === place || error?.path === inForm(command, place)
    refused.push(`${place}: ${status} ${isThere && !isFree ? 'has its own form' : error?.message}`)
  }
  expect(refused).toEqual(
    texts.map(({ place, isFree }) => `${place}: 422 ${isFree ? '1 character too many' : 'has its own form'}`),
  )

  const longest = texts
    .filter((text) => text.isFree)
    .map(({ place, limit }, at) => ({ place, typed: longText(limit, at) }))
  const request = longest.reduce((result: unknown, { place, typed }) => withAt(result, place, typed), variables)
  dataOf(await ask(field.name, request))
  const { tables } = await office.server.state()
  const saved = JSON.stringify([tables, await activityInFull(office.owner, 20)])
  expect(command.isApart ? [] : longest.filter(({ typed }) => !saved.includes(typed))).toEqual([])
})

const QUESTION = { estimate: null, invoice: null, text: '' }

test.each([
  ['approves', 'approve', 'answered_by', limitOf(approverName), APPROVAL],
  ['declines', 'decline', 'rejection_reason', limitOf(declineReason), {}],
  ['asks', 'questions', 'text', limitOf(questionText), QUESTION],
] as const)('a client who %s', async (_, step, field, limit, body) => {
  const id = await office.sent()
  const token = await office.tokenOf()
  const path = step === 'questions' ? step : `estimates/${id}/${step}`
  const sendText = (length: number) =>
    office.say('POST', `${token}/${path}`, { ...body, [field]: longText(length) }, `text-${length}`)
  const refused = await sendText(limit + 1)
  const accepted = await sendText(limit)
  const message = '1 character too many'
  expect(refused).toEqual({ status: 422, body: { detail: message, errors: [{ path: field, message }] } })
  expect(accepted.status).toBe(200)
  const facts = await activityInFull(office.owner, 1)
  expect(facts[0]?.note).toContain(longText(limit))
})
