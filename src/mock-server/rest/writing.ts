import * as v from 'valibot'
import type { Endpoint, WireAnswerOf } from '@/contract/endpoint'
import type { Call, Route } from '../core/call'
import { type Command, runCommand } from '../core/write/command'
import { fingerprintOf, isUsableKey, type RequestCause } from '../core/write/idempotency'
import { Refusal } from '../core/write/refusal'
import { type EndpointRequest, read, route } from './answer'

const keyOf = (call: Call): string | undefined => {
  const key = call.headers['idempotency-key']
  if (key !== undefined && !isUsableKey(key)) throw new Refusal(400, 'The Idempotency-Key is not usable.')
  return key
}

/** The idempotency key of a write; null without a key. Throws Refusal 400. */
export const causeIn = (endpoint: Endpoint, call: Call): RequestCause | null => {
  const key = endpoint.idempotent ? keyOf(call) : undefined
  return key === undefined ? null : { endpoint: endpoint.id, key, fingerprint: fingerprintOf(call) }
}

/** A write route: authentication, tenant, schema, then the command, which runs once per key; repeats get the same answer. */
export const writing = <const E extends Endpoint>(
  endpoint: E,
  command: Command<EndpointRequest<E>, WireAnswerOf<E>>,
): Route =>
  route(endpoint, (call, store) =>
    store.exclusively(() =>
      runCommand(
        command,
        read(endpoint, call, store, command.permit),
        {
          request: causeIn(endpoint, call),
          isSendable: (body) => v.is(endpoint.answer, JSON.parse(JSON.stringify(body))),
        },
        store,
      ),
    ),
  )
