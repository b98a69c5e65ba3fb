import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type * as v from 'valibot'
import { stableHash } from '@/domain/flags/flag'

/** A question or a write of the app, with the schema of its answer. */
export type TypedDocument<Data, Variables> = TypedDocumentNode<Data, Variables> & {
  /** Made when the first answer comes. */
  answer: () => v.GenericSchema<unknown, Data>
}

/**
 * A document whose text is known when the app is built. For code that only reads its name, kind and text, as urql does, it is a node: its
 * key and its location in a source keep urql from printing it again.
 */
export const typedDocument = <Data, Variables>(
  operation: 'query' | 'mutation',
  name: string,
  body: string,
  schema: () => v.GenericSchema<unknown, Data>,
): TypedDocument<Data, Variables> => {
  let cachedSchema: v.GenericSchema<unknown, Data> | undefined
  const node = {
    kind: 'Document',
    definitions: [
      {
        kind: 'OperationDefinition',
        operation,
        name: { kind: 'Name', value: name },
        selectionSet: { kind: 'SelectionSet', selections: [] },
      },
    ],
    loc: { start: 0, end: body.length, source: { body, name: 'gql', locationOffset: { line: 1, column: 1 } } },
    __key: stableHash(body),
    answer: () => {
      cachedSchema ??= schema()
      return cachedSchema
    },
  }
  // graphql names kinds by an enum, whose values this would load.
  return node as unknown as TypedDocument<Data, Variables>
}

/** The text of a document. */
export const textOf = ({ loc }: Pick<TypedDocument<unknown, unknown>, 'loc'>): string => loc?.source.body ?? ''

/** What of an answer is asked for: all of a plain value, or fields of an object. */
export type Picked = 1 | { readonly [Field in string]: Picked }

/** What a question asks, as data. */
export type Question = {
  /** The type of each variable: `Int!`, `String`. */
  variables: Readonly<Record<string, string>>
  fields: readonly {
    /** A field of Query. */
    field: string
    /** The variable that each argument is given. */
    args: Readonly<Record<string, string>>
    pick: Picked
  }[]
}
