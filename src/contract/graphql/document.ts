import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type * as v from 'valibot'
import { stableHash } from '@/domain/flags/flag'

export type TypedDocument<Data, Variables> = TypedDocumentNode<Data, Variables> & {
  /** Built on the first response. */
  answer: () => v.GenericSchema<unknown, Data>
}

/**
 * A document whose text is fixed at build time. Code that only reads its name, kind and text, such as urql, sees it as a node; its key and
 * source location keep urql from printing it again.
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
  // graphql defines kinds as an enum, and importing its values would load the package.
  return node as unknown as TypedDocument<Data, Variables>
}

export const textOf = ({ loc }: Pick<TypedDocument<unknown, unknown>, 'loc'>): string => loc?.source.body ?? ''

/** The selection of a response: 1 for a whole scalar, or the selected fields of an object. */
export type Picked = 1 | { readonly [Field in string]: Picked }

/** A query as data. */
export type Question = {
  /** The type of each variable: `Int!`, `String`. */
  variables: Readonly<Record<string, string>>
  fields: readonly {
    /** A field of Query. */
    field: string
    /** The variable that each argument takes its value from. */
    args: Readonly<Record<string, string>>
    pick: Picked
  }[]
}
