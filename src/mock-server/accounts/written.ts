import type * as v from 'valibot'
import { taxRate } from '@/domain/account/tax-rate'
import { mills } from '@/domain/catalog/unit-price'
import { cents } from '@/domain/money/amount'
import { moment } from '@/domain/text/field'

type Unit = (value: number) => number | string

const UNITS: ReadonlyMap<unknown, Unit> = new Map<unknown, Unit>([
  [cents, (value) => value / 100],
  [mills, (value) => value / 1_000],
  [taxRate, (value) => value / 1_000],
  [moment, (value) => new Date(value).toISOString()],
])

type Part = {
  pipe?: readonly Part[]
  wrapped?: Part
  entries?: Readonly<Record<string, Part>>
  item?: Part
}

const unitOf = (schema: Part): Unit | undefined =>
  UNITS.get(schema) ?? schema.pipe?.map((part) => UNITS.get(part)).find((unit) => unit !== undefined)

const convertUnits = (schema: Part | undefined, value: unknown): unknown => {
  if (!schema || value === null) return value
  if (schema.wrapped) return convertUnits(schema.wrapped, value)
  if (typeof value === 'number') return unitOf(schema)?.(value) ?? value
  const of = (field: keyof Part) => schema[field] ?? schema.pipe?.find((part) => part[field] !== undefined)?.[field]
  if (Array.isArray(value)) return value.map((each) => convertUnits(of('item') as Part | undefined, each))
  if (typeof value !== 'object') return value
  const entries = of('entries') as Part['entries']
  return Object.fromEntries(Object.entries(value).map(([field, each]) => [field, convertUnits(entries?.[field], each)]))
}

/** A row in file units: amounts in dollars, rates in percent, timestamps in ISO 8601. */
export const written = <Row>(schema: v.GenericSchema<unknown, Row>, row: Partial<Row>): unknown =>
  convertUnits(schema as Part, row)
