// Made by scripts/codegen.mjs from the .graphql files beside it; edit those.
import * as v from 'valibot'
import { AccountDocument, type AccountQuery, ServicesDocument, type ServicesQuery, ImportClientsDocument, type ImportClientsMutation, MergeClientsDocument, type MergeClientsMutation, CrewsDocument, type CrewsQuery, CreateCrewDocument, type CreateCrewMutation, RenameCrewDocument, type RenameCrewMutation, HistoryDocument, type HistoryQuery, RecordAsOfDocument, type RecordAsOfQuery, ActivityDocument, type ActivityQuery, UsageDocument, type UsageQuery, UndoDocument, type UndoMutation, UndoRequestDocument, type UndoRequestMutation, RequestFactsDocument, type RequestFactsQuery, RepeatJobDocument, type RepeatJobMutation, CancelFollowingDocument, type CancelFollowingMutation, TellOnTheWayDocument, type TellOnTheWayMutation, SavedViewsDocument, type SavedViewsQuery, CreateSavedViewDocument, type CreateSavedViewMutation, EditSavedViewDocument, type EditSavedViewMutation, DeleteSavedViewDocument, type DeleteSavedViewMutation } from './generated'

const account: v.GenericSchema<unknown, AccountQuery> = v.object({ account: v.object({ businessName: v.string(), customerId: v.nullable(v.string()), onboarded: v.boolean(), users: v.pipe(v.number(), v.safeInteger()) }) })

const services: v.GenericSchema<unknown, ServicesQuery> = v.object({ services: v.array(v.object({ property: v.pipe(v.number(), v.safeInteger()), last: v.nullable(v.string()), next: v.nullable(v.string()) })) })

const importClients: v.GenericSchema<unknown, ImportClientsMutation> = v.object({ importClients: v.object({ added: v.pipe(v.number(), v.safeInteger()), addedId: v.nullable(v.pipe(v.number(), v.safeInteger())), filled: v.pipe(v.number(), v.safeInteger()) }) })

const mergeClients: v.GenericSchema<unknown, MergeClientsMutation> = v.object({ mergeClients: v.object({ properties: v.pipe(v.number(), v.safeInteger()), jobs: v.pipe(v.number(), v.safeInteger()) }) })

const crews: v.GenericSchema<unknown, CrewsQuery> = v.object({ crews: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string() })) })

const createCrew: v.GenericSchema<unknown, CreateCrewMutation> = v.object({ createCrew: v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string() }) })

const renameCrew: v.GenericSchema<unknown, RenameCrewMutation> = v.object({ renameCrew: v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string() }) })

const history: v.GenericSchema<unknown, HistoryQuery> = v.object({ history: v.object({ facts: v.array(v.object({ position: v.pipe(v.number(), v.safeInteger()), stream: v.string(), type: v.string(), at: v.string(), actorName: v.string(), note: v.nullable(v.string()), subject: v.string(), page: v.nullable(v.string()), undoRefusal: v.nullable(v.string()), undoneWith: v.nullable(v.string()), changes: v.array(v.object({ field: v.string(), before: v.unknown(), after: v.unknown() })) })), nextBefore: v.nullable(v.pipe(v.number(), v.safeInteger())) }) })

const recordAsOf: v.GenericSchema<unknown, RecordAsOfQuery> = v.object({ recordAsOf: v.object({ fact: v.nullable(v.object({ at: v.string(), type: v.string(), actorName: v.string() })), was: v.picklist(['there', 'absent', 'damaged']), is: v.picklist(['there', 'absent', 'damaged']), name: v.string(), fields: v.array(v.object({ field: v.string(), was: v.unknown(), is: v.unknown() })) }) })

const activity: v.GenericSchema<unknown, ActivityQuery> = v.object({ activity: v.object({ facts: v.array(v.object({ position: v.pipe(v.number(), v.safeInteger()), stream: v.string(), type: v.string(), at: v.string(), actorName: v.string(), note: v.nullable(v.string()), subject: v.string(), page: v.nullable(v.string()), undoRefusal: v.nullable(v.string()), undoneWith: v.nullable(v.string()), changes: v.array(v.object({ field: v.string(), before: v.unknown(), after: v.unknown() })), followedBy: v.nullable(v.string()) })), nextBefore: v.nullable(v.pipe(v.number(), v.safeInteger())) }) })

const usage: v.GenericSchema<unknown, UsageQuery> = v.object({ usage: v.object({ clients: v.pipe(v.number(), v.safeInteger()), servicesThisMonth: v.pipe(v.number(), v.safeInteger()) }) })

const undo: v.GenericSchema<unknown, UndoMutation> = v.object({ undo: v.object({ undone: v.array(v.pipe(v.number(), v.safeInteger())), positions: v.array(v.pipe(v.number(), v.safeInteger())) }) })

const undoRequest: v.GenericSchema<unknown, UndoRequestMutation> = v.object({ undoRequest: v.pipe(v.number(), v.safeInteger()) })

const requestFacts: v.GenericSchema<unknown, RequestFactsQuery> = v.object({ requestFacts: v.array(v.pipe(v.number(), v.safeInteger())) })

const repeatJob: v.GenericSchema<unknown, RepeatJobMutation> = v.object({ repeatJob: v.pipe(v.number(), v.safeInteger()) })

const cancelFollowing: v.GenericSchema<unknown, CancelFollowingMutation> = v.object({ cancelFollowing: v.pipe(v.number(), v.safeInteger()) })

const tellOnTheWay: v.GenericSchema<unknown, TellOnTheWayMutation> = v.object({ tellOnTheWay: v.string() })

const savedViews: v.GenericSchema<unknown, SavedViewsQuery> = v.object({ savedViews: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string(), query: v.string() })) })

const createSavedView: v.GenericSchema<unknown, CreateSavedViewMutation> = v.object({ createSavedView: v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string(), query: v.string() }) })

const editSavedView: v.GenericSchema<unknown, EditSavedViewMutation> = v.object({ editSavedView: v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string(), query: v.string() }) })

const deleteSavedView: v.GenericSchema<unknown, DeleteSavedViewMutation> = v.object({ deleteSavedView: v.pipe(v.number(), v.safeInteger()) })

/** How the answer to each document is read. */
export const answerSchemas: ReadonlyMap<unknown, v.GenericSchema> = new Map<unknown, v.GenericSchema>([
  [AccountDocument, account],
  [ServicesDocument, services],
  [ImportClientsDocument, importClients],
  [MergeClientsDocument, mergeClients],
  [CrewsDocument, crews],
  [CreateCrewDocument, createCrew],
  [RenameCrewDocument, renameCrew],
  [HistoryDocument, history],
  [RecordAsOfDocument, recordAsOf],
  [ActivityDocument, activity],
  [UsageDocument, usage],
  [UndoDocument, undo],
  [UndoRequestDocument, undoRequest],
  [RequestFactsDocument, requestFacts],
  [RepeatJobDocument, repeatJob],
  [CancelFollowingDocument, cancelFollowing],
  [TellOnTheWayDocument, tellOnTheWay],
  [SavedViewsDocument, savedViews],
  [CreateSavedViewDocument, createSavedView],
  [EditSavedViewDocument, editSavedView],
  [DeleteSavedViewDocument, deleteSavedView],
])
