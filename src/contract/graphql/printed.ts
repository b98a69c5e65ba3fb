import type { FieldKind, FieldSet } from '@/domain/fields/field'

type WordName<F extends FieldSet> = {
  [Name in keyof F]: F[Name]['kind'] extends 'word' ? Name : never
}[keyof F] &
  string

type Options<F extends FieldSet, Omitted extends keyof F & string> = {
  fields: F
  /** Name of the type; its input is `TypeInput`, its fragment `TypeFields`. */
  type: string
  /** Fields that don't travel. */
  omit: readonly Omitted[]
  /** The enum of each word. Names are texts, because the types made from the schema come after it. */
  enums: { readonly [Name in Exclude<WordName<F>, Omitted>]: string }
  /** Enums of `enums` that are printed elsewhere. */
  elsewhere?: readonly string[]
  /** Fields that only an answer has, after those of the record. */
  also?: Readonly<Record<string, string>>
  docs?: { readonly [Name in Exclude<keyof F & string, Omitted>]?: string }
}

export type Printed = {
  type: string
  /** Enums, type and input, for the schema. */
  schema: string
  /** For the operations. */
  fragment: string
}

const SCALARS = { key: 'Int', optional_key: 'Int', text: 'String', flag: 'Boolean', moment: 'Float' } as const
const MAY_BE_NULL: readonly FieldKind[] = ['optional_key', 'moment']

const block = (head: string, lines: readonly string[]): string =>
  `${head} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`

/** A record in the schema. Inputs are all optional, because an edit sends only what was changed. */
export const printed = <const F extends FieldSet, const Omitted extends keyof F & string>(
  options: Options<F, Omitted>,
): Printed => {
  const { type, also = {}, elsewhere = [] } = options
  const omit: readonly string[] = options.omit
  const enums: Readonly<Record<string, string>> = options.enums
  const docs: Readonly<Record<string, string | undefined>> = options.docs ?? {}
  const shown = Object.entries(options.fields).filter(([name]) => !omit.includes(name))

  const typeOf = (name: string, kind: FieldKind): string =>
    kind === 'word' ? (enums[name] ?? 'String') : SCALARS[kind]
  const documented = (name: string, line: string): string[] => {
    const doc = docs[name]
    return doc === undefined ? [line] : [`"${doc}"`, line]
  }

  const enumBlocks = shown.flatMap(([name, { values = [] }]) => {
    const enumName = enums[name]
    return enumName === undefined || elsewhere.includes(enumName) ? [] : [block(`enum ${enumName}`, values)]
  })
  const typeLines = shown.flatMap(([name, { kind }]) =>
    documented(name, `${name}: ${typeOf(name, kind)}${MAY_BE_NULL.includes(kind) ? '' : '!'}`),
  )
  const alsoLines = Object.entries(also).map(([name, graphqlType]) => `${name}: ${graphqlType}`)
  const inputLines = shown.flatMap(([name, field]) => ('form' in field ? [`${name}: ${typeOf(name, field.kind)}`] : []))
  return {
    type,
    schema: [
      ...enumBlocks,
      block(`type ${type}`, [...typeLines, ...alsoLines]),
      block(`input ${type}Input`, inputLines),
    ].join('\n'),
    fragment: block(`fragment ${type}Fields on ${type}`, [...shown.map(([name]) => name), ...Object.keys(also)]),
  }
}
