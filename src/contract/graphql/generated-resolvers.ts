// Made by scripts/codegen.mjs from the .graphql files beside it; edit those.
/** An answer, now or later, or a function that works it out only when the field is asked for. */
export type Resolved<T> = T | Promise<T> | (() => T | Promise<T>)

export type FactPage = {
  facts: Resolved<readonly Fact[]>
  nextBefore: Resolved<number | null>
}

export type Fact = {
  position: Resolved<number>
  stream: Resolved<string>
  type: Resolved<string>
  at: Resolved<string>
  actorName: Resolved<string>
  note: Resolved<string | null>
  subject: Resolved<string>
  page: Resolved<string | null>
  changes: Resolved<readonly FieldChange[]>
  undoRefusal: Resolved<string | null>
  undoneWith: Resolved<string | null>
  followedBy: Resolved<string | null>
}

export type FieldChange = {
  field: Resolved<string>
  before: Resolved<unknown>
  after: Resolved<unknown>
}

export type RecordAsOf = {
  fact: Resolved<Fact | null>
  was: Resolved<Presence>
  is: Resolved<Presence>
  name: Resolved<string>
  fields: Resolved<readonly FieldAsOf[]>
}

export type Presence = 'there' | 'absent' | 'damaged'

export type FieldAsOf = {
  field: Resolved<string>
  was: Resolved<unknown>
  is: Resolved<unknown>
}

export type Services = {
  property: Resolved<number>
  last: Resolved<string | null>
  next: Resolved<string | null>
}

export type Usage = {
  clients: Resolved<number>
  servicesThisMonth: Resolved<number>
}

export type Account = {
  businessName: Resolved<string>
  customerId: Resolved<string | null>
  onboarded: Resolved<boolean>
  users: Resolved<number>
}

export type UndoResult = {
  undone: Resolved<readonly number[]>
  positions: Resolved<readonly number[]>
}

export type ClientImport = {
  row?: number | null
  fills?: number | null
  anyway?: boolean | null
  first_name: string
  last_name: string
  email: string
  phone: string
  client_type: string
  status: string
  billing_address: string
  billing_city: string
  billing_state: string
  billing_zip: string
  payment_terms: string
  preferred_payment_method: string
  credit_limit: number
  notes: string
  client_since?: string | null
  opening_balance?: number | null
  properties: readonly PropertyImport[]
}

export type PropertyImport = {
  property_name: string
  address: string
  city: string
  state: string
  zip_code: string
  property_type: string
}

export type ImportResult = {
  added: Resolved<number>
  addedId: Resolved<number | null>
  filled: Resolved<number>
}

export type JobRhythm = 'weekly' | 'every_second_week' | 'monthly'

export type MergePart = 'name' | 'email' | 'phone' | 'client_type' | 'status' | 'billing_address' | 'payment_terms' | 'preferred_payment_method' | 'credit_limit'

export type MergeResult = {
  properties: Resolved<number>
  jobs: Resolved<number>
}

export type SavedView = {
  id: Resolved<number>
  area: Resolved<string>
  name: Resolved<string>
  query: Resolved<string>
}

export type Crew = {
  id: Resolved<number>
  name: Resolved<string>
}

export type HistoryArgs = {
  stream: string
  first: number
  before?: number | null
}

export type RecordAsOfArgs = {
  stream: string
  position: number
}

export type ActivityArgs = {
  first: number
  before?: number | null
}

export type RequestFactsArgs = {
  key: string
}

export type SavedViewsArgs = {
  area: string
}

export type UndoArgs = {
  positions: readonly number[]
  key: string
}

export type UndoRequestArgs = {
  request: string
  key: string
}

export type ImportClientsArgs = {
  clients: readonly ClientImport[]
  key: string
}

export type MergeClientsArgs = {
  keep: number
  merge: number
  takes: readonly MergePart[]
  key: string
}

export type RepeatJobArgs = {
  job: number
  rhythm: JobRhythm
  count?: number | null
  until?: string | null
  key: string
}

export type CancelFollowingArgs = {
  job: number
  key: string
}

export type TellOnTheWayArgs = {
  job: number
  text: string
  arrival: string
  again?: boolean | null
  key: string
}

export type CreateSavedViewArgs = {
  area: string
  name: string
  query: string
  key: string
}

export type EditSavedViewArgs = {
  id: number
  name?: string | null
  query?: string | null
  key: string
}

export type DeleteSavedViewArgs = {
  id: number
  key: string
}

export type CreateCrewArgs = {
  name: string
  key: string
}

export type RenameCrewArgs = {
  id: number
  name: string
  key: string
}

/** What answers each field of Query and Mutation. */
export type Resolvers<Context> = {
  history: (args: HistoryArgs, context: Context) => FactPage | Promise<FactPage>
  recordAsOf: (args: RecordAsOfArgs, context: Context) => RecordAsOf | Promise<RecordAsOf>
  activity: (args: ActivityArgs, context: Context) => FactPage | Promise<FactPage>
  usage: (args: Record<string, never>, context: Context) => Usage | Promise<Usage>
  account: (args: Record<string, never>, context: Context) => Account | Promise<Account>
  services: (args: Record<string, never>, context: Context) => readonly Services[] | Promise<readonly Services[]>
  requestFacts: (args: RequestFactsArgs, context: Context) => readonly number[] | Promise<readonly number[]>
  savedViews: (args: SavedViewsArgs, context: Context) => readonly SavedView[] | Promise<readonly SavedView[]>
  crews: (args: Record<string, never>, context: Context) => readonly Crew[] | Promise<readonly Crew[]>
  undo: (args: UndoArgs, context: Context) => UndoResult | Promise<UndoResult>
  undoRequest: (args: UndoRequestArgs, context: Context) => number | Promise<number>
  importClients: (args: ImportClientsArgs, context: Context) => ImportResult | Promise<ImportResult>
  mergeClients: (args: MergeClientsArgs, context: Context) => MergeResult | Promise<MergeResult>
  repeatJob: (args: RepeatJobArgs, context: Context) => number | Promise<number>
  cancelFollowing: (args: CancelFollowingArgs, context: Context) => number | Promise<number>
  tellOnTheWay: (args: TellOnTheWayArgs, context: Context) => string | Promise<string>
  createSavedView: (args: CreateSavedViewArgs, context: Context) => SavedView | Promise<SavedView>
  editSavedView: (args: EditSavedViewArgs, context: Context) => SavedView | Promise<SavedView>
  deleteSavedView: (args: DeleteSavedViewArgs, context: Context) => number | Promise<number>
  createCrew: (args: CreateCrewArgs, context: Context) => Crew | Promise<Crew>
  renameCrew: (args: RenameCrewArgs, context: Context) => Crew | Promise<Crew>
}
