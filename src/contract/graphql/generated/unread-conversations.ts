// Made by scripts/codegen.mjs from the .graphql files; edit those.
import * as v from 'valibot'
import { typedDocument } from '../document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type UnreadConversationsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadConversationsQuery = { unreadConversations: number };


export const UnreadConversationsDocument = typedDocument<UnreadConversationsQuery, UnreadConversationsQueryVariables>(
  'query',
  'UnreadConversations',
  'query UnreadConversations{unreadConversations}',
  () => v.object({ unreadConversations: v.pipe(v.number(), v.safeInteger()) }),
)
