import { createRequest, stringifyDocument } from 'urql'
import { expect, it } from 'vitest'
import { type TypedDocument, textOf } from '@/contract/graphql/document'

const files = import.meta.glob<Record<string, unknown>>('../../src/contract/graphql/generated/*.ts', { eager: true })

type AnyDocument = TypedDocument<unknown, Record<string, unknown>>

const isDocument = (exported: unknown): exported is AnyDocument =>
  typeof exported === 'object' && exported !== null && 'answer' in exported

const documents = Object.values(files).flatMap((file) => Object.values(file).filter(isDocument))

it('every document is sent as the text it was made of: the app has nothing to print one with', () => {
  expect(documents.length).toBeGreaterThan(100)
  // urql would add what it prints to the document.
  const texts = documents.map(textOf)
  expect(documents.map((document) => stringifyDocument(createRequest(document, {}).query))).toEqual(texts)
})
