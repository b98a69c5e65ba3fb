/** One thing wrong with a request: where, and what to say about it. */
export type InvalidField = { path: string; message: string }

/** A request that is answered with a failure: `{detail}` and, for 422, the fields (ERR-01). Handlers throw it. */
export class Refusal extends Error {
  readonly status: number
  readonly detail: string
  readonly errors: readonly InvalidField[] | undefined

  constructor(status: number, detail: string, errors?: readonly InvalidField[]) {
    super(detail)
    this.name = 'Refusal'
    this.status = status
    this.detail = detail
    this.errors = errors
  }
}

/** A request whose form is right and whose content can't be. */
export const invalid = (path: string, message: string): Refusal => new Refusal(422, message, [{ path, message }])

/** Reads a path parameter that names a record. @throws Refusal 404 for anything that can't be an id. */
export const idFrom = (text: string, what: string): number => {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new Refusal(404, `${what} not found`)
  return Number(text)
}
