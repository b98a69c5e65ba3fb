import * as v from 'valibot'
import type { Endpoint } from '@/contract/endpoint'
import type { Call } from '../core/call'
import { plainMessage } from '../core/write/plain-message'
import { type InvalidField, Refusal } from '../core/write/refusal'

/** In characters; a job with every field full is a hundredth of this. */
const LONGEST_BODY = 200_000

type Part = 'query' | 'body'

const fieldsOf = (issues: readonly v.BaseIssue<unknown>[]): InvalidField[] =>
  issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: plainMessage(issue) }))

const check = (schema: Endpoint[Part], value: unknown, part: Part): unknown => {
  if (!schema) return undefined
  const parsed = v.safeParse(schema, value, { abortPipeEarly: true })
  if (parsed.success) return parsed.output
  const errors = fieldsOf(parsed.issues)
  throw new Refusal(422, errors[0]?.message ?? `The ${part} is not what was expected.`, { errors })
}

const bodyOf = (call: Call, longest: number): unknown => {
  if (call.body.length > longest) throw new Refusal(413, 'The request is too large.')
  try {
    return JSON.parse(call.body)
  } catch {
    throw new Refusal(400, 'The body is not JSON.')
  }
}

/** Throws Refusal 422 with the fields, 400 for invalid JSON, 413 for an oversized body. */
export const readParts = (
  endpoint: Pick<Endpoint, Part>,
  call: Call,
  longest = LONGEST_BODY,
): { query: unknown; body: unknown } => ({
  query: check(endpoint.query, call.query, 'query'),
  body: endpoint.body ? check(endpoint.body, bodyOf(call, longest), 'body') : undefined,
})
