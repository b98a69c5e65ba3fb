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
}

export type FieldChange = {
  field: Resolved<string>
  before: Resolved<unknown>
  after: Resolved<unknown>
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

export type HistoryArgs = {
  stream: string
  first: number
  before?: number | null
}

export type ActivityArgs = {
  first: number
  before?: number | null
}

export type RequestFactsArgs = {
  key: string
}

export type UndoArgs = {
  positions: readonly number[]
  key: string
}

export type UndoRequestArgs = {
  request: string
  key: string
}

/** What answers each field of Query and Mutation. */
export type Resolvers<Context> = {
  history: (args: HistoryArgs, context: Context) => FactPage | Promise<FactPage>
  activity: (args: ActivityArgs, context: Context) => FactPage | Promise<FactPage>
  usage: (args: Record<string, never>, context: Context) => Usage | Promise<Usage>
  account: (args: Record<string, never>, context: Context) => Account | Promise<Account>
  requestFacts: (args: RequestFactsArgs, context: Context) => readonly number[] | Promise<readonly number[]>
  undo: (args: UndoArgs, context: Context) => UndoResult | Promise<UndoResult>
  undoRequest: (args: UndoRequestArgs, context: Context) => number | Promise<number>
}
