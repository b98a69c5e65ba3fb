// Made by scripts/codegen.mjs from the .graphql files; edit those.
import * as v from 'valibot'
import { typedDocument } from '../document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type EstimateAttachmentQueryVariables = Exact<{
  estimate: number;
  attachment: string;
}>;


export type EstimateAttachmentQuery = { estimateAttachment: { type: string, data: string } };

export type SendEstimateAttachmentMutationVariables = Exact<{
  estimate: number;
  id: string;
  name: string;
  data: string;
}>;


export type SendEstimateAttachmentMutation = { sendEstimateAttachment: boolean };

export type AddEstimateAttachmentsMutationVariables = Exact<{
  estimate: number;
  attachments: Array<string>;
  key: string;
}>;


export type AddEstimateAttachmentsMutation = { addEstimateAttachments: number };

export type RemoveEstimateAttachmentMutationVariables = Exact<{
  estimate: number;
  attachment: string;
  key: string;
}>;


export type RemoveEstimateAttachmentMutation = { removeEstimateAttachment: number };


export const EstimateAttachmentDocument = typedDocument<EstimateAttachmentQuery, EstimateAttachmentQueryVariables>(
  'query',
  'EstimateAttachment',
  'query EstimateAttachment($estimate:Int!$attachment:String!){estimateAttachment(estimate:$estimate attachment:$attachment){type data}}',
  () => v.object({ estimateAttachment: v.object({ type: v.string(), data: v.string() }) }),
)

export const SendEstimateAttachmentDocument = typedDocument<SendEstimateAttachmentMutation, SendEstimateAttachmentMutationVariables>(
  'mutation',
  'SendEstimateAttachment',
  'mutation SendEstimateAttachment($estimate:Int!$id:String!$name:String!$data:String!){sendEstimateAttachment(estimate:$estimate id:$id name:$name data:$data)}',
  () => v.object({ sendEstimateAttachment: v.boolean() }),
)

export const AddEstimateAttachmentsDocument = typedDocument<AddEstimateAttachmentsMutation, AddEstimateAttachmentsMutationVariables>(
  'mutation',
  'AddEstimateAttachments',
  'mutation AddEstimateAttachments($estimate:Int!$attachments:[String!]!$key:String!){addEstimateAttachments(estimate:$estimate attachments:$attachments key:$key)}',
  () => v.object({ addEstimateAttachments: v.pipe(v.number(), v.safeInteger()) }),
)

export const RemoveEstimateAttachmentDocument = typedDocument<RemoveEstimateAttachmentMutation, RemoveEstimateAttachmentMutationVariables>(
  'mutation',
  'RemoveEstimateAttachment',
  'mutation RemoveEstimateAttachment($estimate:Int!$attachment:String!$key:String!){removeEstimateAttachment(estimate:$estimate attachment:$attachment key:$key)}',
  () => v.object({ removeEstimateAttachment: v.pipe(v.number(), v.safeInteger()) }),
)
