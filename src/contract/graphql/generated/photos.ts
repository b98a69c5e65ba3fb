// Made by scripts/codegen.mjs from the .graphql files; edit those.
import * as v from 'valibot'
import { typedDocument } from '../document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SignatureKind =
  | 'drawn'
  | 'typed';

export type SendJobPhotoMutationVariables = Exact<{
  job: number;
  id: string;
  name: string;
  data: string;
}>;


export type SendJobPhotoMutation = { sendJobPhoto: boolean };

export type SendJobSignatureMutationVariables = Exact<{
  job: number;
  id: string;
  signed_by: string;
  kind: SignatureKind;
  strokes: Array<Array<number>>;
}>;


export type SendJobSignatureMutation = { sendJobSignature: boolean };

export type AddJobPhotosMutationVariables = Exact<{
  job: number;
  photos: Array<string>;
  key: string;
}>;


export type AddJobPhotosMutation = { addJobPhotos: number };

export type RemoveJobPhotoMutationVariables = Exact<{
  job: number;
  photo: string;
  key: string;
}>;


export type RemoveJobPhotoMutation = { removeJobPhoto: number };

export type JobPhotoQueryVariables = Exact<{
  job: number;
  photo: string;
}>;


export type JobPhotoQuery = { jobPhoto: { type: string, data: string } };

export type JobSignatureQueryVariables = Exact<{
  job: number;
  signature: string;
}>;


export type JobSignatureQuery = { jobSignature: { kind: SignatureKind, strokes: Array<Array<number>> } };


export const SendJobPhotoDocument = typedDocument<SendJobPhotoMutation, SendJobPhotoMutationVariables>(
  'mutation',
  'SendJobPhoto',
  'mutation SendJobPhoto($job:Int!$id:String!$name:String!$data:String!){sendJobPhoto(job:$job id:$id name:$name data:$data)}',
  () => v.object({ sendJobPhoto: v.boolean() }),
)

export const SendJobSignatureDocument = typedDocument<SendJobSignatureMutation, SendJobSignatureMutationVariables>(
  'mutation',
  'SendJobSignature',
  'mutation SendJobSignature($job:Int!$id:String!$signed_by:String!$kind:SignatureKind!$strokes:[[Int!]!]!){sendJobSignature(job:$job id:$id signed_by:$signed_by kind:$kind strokes:$strokes)}',
  () => v.object({ sendJobSignature: v.boolean() }),
)

export const AddJobPhotosDocument = typedDocument<AddJobPhotosMutation, AddJobPhotosMutationVariables>(
  'mutation',
  'AddJobPhotos',
  'mutation AddJobPhotos($job:Int!$photos:[String!]!$key:String!){addJobPhotos(job:$job photos:$photos key:$key)}',
  () => v.object({ addJobPhotos: v.pipe(v.number(), v.safeInteger()) }),
)

export const RemoveJobPhotoDocument = typedDocument<RemoveJobPhotoMutation, RemoveJobPhotoMutationVariables>(
  'mutation',
  'RemoveJobPhoto',
  'mutation RemoveJobPhoto($job:Int!$photo:String!$key:String!){removeJobPhoto(job:$job photo:$photo key:$key)}',
  () => v.object({ removeJobPhoto: v.pipe(v.number(), v.safeInteger()) }),
)

export const JobPhotoDocument = typedDocument<JobPhotoQuery, JobPhotoQueryVariables>(
  'query',
  'JobPhoto',
  'query JobPhoto($job:Int!$photo:String!){jobPhoto(job:$job photo:$photo){type data}}',
  () => v.object({ jobPhoto: v.object({ type: v.string(), data: v.string() }) }),
)

export const JobSignatureDocument = typedDocument<JobSignatureQuery, JobSignatureQueryVariables>(
  'query',
  'JobSignature',
  'query JobSignature($job:Int!$signature:String!){jobSignature(job:$job signature:$signature){kind strokes}}',
  () => v.object({ jobSignature: v.object({ kind: v.picklist(['drawn', 'typed']), strokes: v.array(v.array(v.pipe(v.number(), v.safeInteger()))) }) }),
)
