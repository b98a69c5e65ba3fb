import { isEnumType, isListType, isNonNullType, isObjectType, Kind } from 'graphql'

const SCALARS = {
  Int: 'v.pipe(v.number(), v.safeInteger())',
  Float: 'v.pipe(v.number(), v.finite())',
  String: 'v.string()',
  Boolean: 'v.boolean()',
  ID: 'v.string()',
  JSON: 'v.unknown()',
}

/**
 * Returns the valibot schema for an operation's result, as code; `fragments` are the document's own, by name. Throws for constructs no
 * operation uses yet.
 */
export function answerSchema(operation, schema, fragments) {
  const fieldsOf = ({ selections }, type) =>
    selections.flatMap((each) => {
      if (each.kind === Kind.FIELD) return [fieldOf(each, type)]
      if (each.kind === Kind.FRAGMENT_SPREAD) return fieldsOf(fragments.get(each.name.value).selectionSet, type)
      throw new Error(`No schema for an inline fragment on ${type.name}`)
    })

  const fieldOf = ({ name, alias, selectionSet }, type) => {
    const { type: answer } = type.getFields()[name.value]
    return `${(alias ?? name).value}: ${schemaOf(answer, selectionSet)}`
  }

  const schemaOf = (type, selectionSet) => {
    if (isNonNullType(type)) return bare(type.ofType, selectionSet)
    const schema = bare(type, selectionSet)
    return schema === SCALARS.JSON ? schema : `v.nullable(${schema})`
  }

  const bare = (type, selectionSet) => {
    if (isListType(type)) return `v.array(${schemaOf(type.ofType, selectionSet)})`
    if (isObjectType(type)) return objectOf(selectionSet, type)
    if (isEnumType(type))
      return `v.picklist([${type
        .getValues()
        .map(({ name }) => `'${name}'`)
        .join(', ')}])`
    const scalar = SCALARS[type.name]
    if (!scalar) throw new Error(`No schema for ${type.name}`)
    return scalar
  }

  const objectOf = (selectionSet, type) => `v.object({ ${fieldsOf(selectionSet, type).join(', ')} })`
  return objectOf(operation.selectionSet, schema.getRootType(operation.operation))
}
