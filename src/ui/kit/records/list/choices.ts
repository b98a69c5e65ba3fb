export const choiceOf = <const Value extends string>(
  label: string,
  all: string,
  values: readonly Value[],
  labelOf: (value: Value) => string,
) => {
  const options: { value: Value | ''; label: string }[] = values.map((value) => ({ value, label: labelOf(value) }))
  return { label, kind: 'choice' as const, options: [{ value: '' as const, label: all }, ...options] }
}

export const clientChoice = <R extends { client_id: number }>(
  records: readonly R[],
  nameOf: (record: R) => string,
  [label, all]: readonly [label: string, all: string] = ['Client', 'All clients'],
) => {
  const names = new Map(records.map((record) => [String(record.client_id), nameOf(record)]))
  const options = [...names].map(([value, name]) => ({ value, label: name }))
  options.sort((a, b) => a.label.localeCompare(b.label))
  return { label, kind: 'long-choice' as const, options: [{ value: '', label: all }, ...options] }
}
