/** A request as it came over the wire, before anything in it is believed. */
export type Call = {
  method: string
  path: string
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>
  body: string
}

/** What goes back. */
export type Reply = { status: number; headers: Readonly<Record<string, string>>; body: object }

/** A JSON answer. */
export const json = (status: number, body: object, headers: Readonly<Record<string, string>> = {}): Reply => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body,
})
