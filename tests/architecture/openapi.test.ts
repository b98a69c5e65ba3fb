import { describe, expect, it } from 'vitest'
import openapi from '../../openapi.json' with { type: 'json' }
import { ENDPOINTS } from '../fixtures/endpoints'

type Operation = {
  operationId: string
  deprecated?: boolean
  security?: unknown[]
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: unknown
  responses: Record<string, unknown>
}

const operations = Object.entries(openapi.paths as unknown as Record<string, Record<string, Operation>>).flatMap(
  ([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
)

it('holds every endpoint of the contract once, and nothing else', () => {
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(ENDPOINTS.map(({ id }) => id).sort())
})

describe.each(ENDPOINTS)('$id $method $path', (endpoint) => {
  const operation = operations.find(({ operationId }) => operationId === endpoint.id)
  const parameters = operation?.parameters ?? []

  it('is described as the contract has it', () => {
    expect({
      path: operation?.path.replace(/\{(\w+)\}/g, ':$1'),
      method: operation?.method.toUpperCase(),
      deprecated: operation?.deprecated ?? false,
      bearer: operation?.security !== undefined,
      body: operation?.requestBody !== undefined,
      idempotent: parameters.some(({ name }) => name === 'Idempotency-Key'),
      statuses: Object.keys(operation?.responses ?? {}).sort(),
      pathParameters: parameters.filter((one) => one.in === 'path').map(({ name }) => name),
    }).toEqual({
      path: endpoint.path,
      method: endpoint.method,
      deprecated: endpoint.deprecated ?? false,
      bearer: endpoint.bearer,
      body: endpoint.body !== undefined,
      idempotent: endpoint.idempotent,
      statuses: [
        ...new Set([endpoint.status ?? 200, 400, 500, ...(endpoint.bearer ? [401] : []), ...endpoint.failures]),
      ]
        .map(String)
        .sort(),
      pathParameters: [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name),
    })
  })
})
