import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'

const FAILURES = {
  400: 'The request cannot be read',
  401: 'Not signed in, or the access token has run out',
  403: 'Not allowed',
  404: 'There is no such record',
  409: 'The record is not in a state that allows this',
  422: 'A field is missing or wrong',
  500: 'An unexpected error occurred',
}

export function openapiDocument({ endpoints, schemas }) {
  const json = converter(schemas)
  const paths = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] ??= {}
    paths[path][endpoint.method.toLowerCase()] = operation(endpoint, json)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Groundwork', version: '1', description: 'Every REST call of the app. Made from src/contract.' },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { ...components(schemas), Failure: FAILURE_SCHEMA },
      responses: FAILURE_RESPONSES,
    },
  }
}

const FAILURE_SCHEMA = {
  type: 'object',
  properties: {
    detail: { type: 'string', description: 'Why, in words a person can be shown' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, message: { type: 'string' } },
        required: ['path', 'message'],
      },
    },
  },
  required: ['detail'],
}

const FAILURE_RESPONSES = Object.fromEntries(
  Object.entries(FAILURES).map(([status, description]) => [
    status,
    { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } },
  ]),
)

function operation(endpoint, json) {
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [endpoint.service],
    ...(endpoint.deprecated ? { deprecated: true } : {}),
    ...(endpoint.bearer ? { security: [{ bearer: [] }] } : {}),
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint, json), ...idempotencyKey(endpoint)],
    ...(endpoint.body
      ? { requestBody: { required: true, content: { 'application/json': { schema: json(endpoint.body) } } } }
      : {}),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Done',
        content: { 'application/json': { schema: json(endpoint.answer) } },
      },
      ...failures(endpoint),
    },
  }
}

const pathParameters = ({ path }) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

function queryParameters({ query }, json) {
  if (!query) return []
  const { properties = {}, required = [] } = json(query)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: numberInText(schema),
  }))
}

/** Query values are text: where the contract accepts text or a number, a number in text is meant. */
const numberInText = ({ anyOf = [], ...schema }) => {
  const number = anyOf.find(({ type }) => type === 'number' || type === 'integer')
  return { ...schema, ...(number ?? (anyOf.length > 0 && { anyOf })) }
}

const idempotencyKey = ({ idempotent }) =>
  idempotent
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description: 'Names the intent: sent twice under one key, it is done once and answered the same',
          schema: { type: 'string' },
        },
      ]
    : []

const failures = ({ bearer, failures: documented }) =>
  Object.fromEntries(
    [...new Set([400, 500, ...(bearer ? [401] : []), ...documented])].map((status) => [
      status,
      { $ref: `#/components/responses/${status}` },
    ]),
  )

const converter = (named) => (schema) => {
  const { $schema, $defs, ...json } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    definitions: named,
  })
  return referToComponents(json)
}

const referToComponents = (value) => JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/'))

const components = (named) =>
  Object.fromEntries(
    Object.entries(named)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, schema]) => {
        const { [name]: self, ...others } = named
        return [name, converter(others)(wholeInput(schema))]
      }),
  )

/**
 * A pipe's input is its first schema only. Where a later one constrains the same object (a job is parsed for its two titles, then as a
 * whole), the wire must satisfy both, and the first one wins for a shared field.
 */
function wholeInput(schema) {
  const objects = (schema.pipe ?? []).filter(({ kind, entries }) => kind === 'schema' && entries)
  if (objects.length < 2) return schema
  return v.object(Object.assign({}, ...objects.reverse().map(({ entries }) => entries)))
}
