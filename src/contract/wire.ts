import * as v from 'valibot'
import { centsFromDollars, dollarsFromCents } from '@/domain/money/money'
import { timeOfDaySchema } from '@/domain/time/day'

/** Codec of a field that differs on the wire. */
type FieldCodec = { read: v.GenericSchema; write(value: never): unknown }

const fieldCodec = <const Read extends v.GenericSchema, Written>(
  read: Read,
  write: (value: v.InferOutput<Read>) => Written,
) => ({ read, write })

/** For a field that may arrive missing, null or under an older name, and is written as is. */
export const readAs = <const Read extends v.GenericSchema>(read: Read) =>
  fieldCodec(read, (value): v.InferOutput<Read> => value)

export const maybeText = readAs(v.nullish(v.string(), ''))

const MOST = Number.MAX_SAFE_INTEGER / 100

/** Cents inside, dollars on the wire. */
export const inDollars = fieldCodec(
  v.pipe(v.number(), v.minValue(-MOST), v.maxValue(MOST), v.transform(centsFromDollars)),
  dollarsFromCents,
)

/** Thousandths of a percent inside, percent on the wire: `8.25`. */
export const inPercent = fieldCodec(
  v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(100),
    v.transform((percent) => Math.round(percent * 1_000)),
  ),
  (thousandths) => thousandths / 1_000,
)

/** `HH:MM` inside, `HH:MM:SS` on the wire (JOB-14, X-45). */
export const inSeconds = fieldCodec(timeOfDaySchema, (time) => `${time}:00`)

const toInstant = (at: number): string => new Date(at).toISOString()
const instant = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => Date.parse(text)),
)
/** Epoch ms inside, ISO 8601 on the wire. */
export const inIso = fieldCodec(instant, toInstant)
export const maybeInIso = fieldCodec(v.nullish(instant, null), (at) => (at === null ? null : toInstant(at)))

/** Reads a number from a query, where everything is text. `schema` bounds it. */
export const fromQuery = <const Bounded extends v.GenericSchema<number, number>>(schema: Bounded) =>
  v.union([schema, v.pipe(v.string(), v.maxLength(20), v.nonEmpty(), v.transform(Number), schema)], 'Use a number')

/** Default and maximum page size. */
const PAGE = 100
const LAST = 1_000_000

const inRange = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.integer('Use a whole number'),
    v.minValue(least, `Use ${least} or more`),
    v.maxValue(most, `Use ${most} or fewer`),
  )

/** Paging of a customer's records (EP-074, EP-082). */
export const paging = {
  skip: v.optional(fromQuery(inRange(0, LAST)), 0),
  limit: v.optional(fromQuery(inRange(1, PAGE)), PAGE),
}

type ReadEntries<Entries extends v.ObjectEntries, Fields> = {
  [K in keyof Entries]: K extends keyof Fields
    ? Fields[K] extends { read: infer Read extends v.GenericSchema }
      ? Read
      : Entries[K]
    : Entries[K]
}
type Written<Entity, Fields> = {
  [K in keyof Entity]: K extends keyof Fields
    ? Fields[K] extends { write(value: never): infer Wire }
      ? Wire
      : never
    : Entity[K]
}

type Edited<Changed, Was> = { changed: Changed; was: Was }

/**
 * Wire codec of an entity, from its domain schema and the fields that differ. `wire` reads and drops unknown fields; `write` passes on
 * fields that are not in the schema.
 */
export const codec = <
  const Entries extends v.ObjectEntries,
  const Fields extends { readonly [K in keyof Entries]?: FieldCodec },
>(
  { entries }: { entries: Entries },
  fields: Fields,
) => {
  const travels = Object.entries(fields) as [string, FieldCodec][]
  const read = Object.fromEntries(travels.map(([name, field]) => [name, field.read]))
  type Whole = v.InferOutput<v.ObjectSchema<Entries, undefined>>
  const writePart = <Part extends Partial<Whole>>(part: Part) => {
    const written: Record<string, unknown> = { ...part }
    for (const [name, field] of travels)
      if (written[name] !== undefined) written[name] = field.write(written[name] as never)
    return written as Written<Part, Fields>
  }
  return {
    wire: v.object({ ...entries, ...read } as unknown as ReadEntries<Entries, Fields>),
    write: <Entity extends Whole>(entity: Entity) => writePart(entity),
    writePart,
    writeEdit: <Changed extends Partial<Whole>, Was extends Partial<Whole>>({
      changed,
      was,
    }: Edited<Changed, Was>) => ({
      ...writePart(changed),
      was: writePart(was),
    }),
  }
}

export const listIn = <Read extends v.GenericSchema, Wire>(of: {
  wire: Read
  write(entity: v.InferOutput<Read>): Wire
}) => fieldCodec(v.array(of.wire), (entities: v.InferOutput<Read>[]) => entities.map((entity) => of.write(entity)))

export const someIn = <Read extends v.GenericSchema, Wire>(of: {
  wire: Read
  write(entity: v.InferOutput<Read>): Wire
}) =>
  fieldCodec(v.optional(v.array(of.wire)), (entities: v.InferOutput<Read>[] | undefined) =>
    entities?.map((entity) => of.write(entity)),
  )
