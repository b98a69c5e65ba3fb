/** For every field of a record, whether a copy takes it from the original. A field that is added later has to be decided too. */
export type CopyRules<Row> = Record<keyof Row, 'takes' | 'never'>

type CopiedField<Rules> = { [Field in keyof Rules]: Rules[Field] extends 'takes' ? Field : never }[keyof Rules]

/** What a copy takes from the original. */
export const copyFields = <Rules extends object, Row extends Record<keyof Rules, unknown>>(
  original: Row,
  rules: Rules,
): Pick<Row, CopiedField<Rules>> =>
  Object.fromEntries(Object.entries(original).filter(([field]) => Reflect.get(rules, field) === 'takes')) as Pick<
    Row,
    CopiedField<Rules>
  >
