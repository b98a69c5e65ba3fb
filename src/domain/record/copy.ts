/** Copy rule of every field. A new field of the record must be decided here to compile. */
export type CopyRules<Row> = Record<keyof Row, 'takes' | 'never'>

type CopiedField<Rules> = { [Field in keyof Rules]: Rules[Field] extends 'takes' ? Field : never }[keyof Rules]

export const copyFields = <Rules extends object, Row extends Record<keyof Rules, unknown>>(
  original: Row,
  rules: Rules,
): Pick<Row, CopiedField<Rules>> =>
  Object.fromEntries(Object.entries(original).filter(([field]) => Reflect.get(rules, field) === 'takes')) as Pick<
    Row,
    CopiedField<Rules>
  >
