// Parts of .graphql files that are printed from the fields of a record, between `# printed: CannedAnswer` and `# end of CannedAnswer`.
const PART = /^# printed: (\w+)\n[\s\S]*?^# end of \1$/gm

/** Names of the printed parts of a file, in order. */
export const partsIn = (text) => [...text.matchAll(PART)].map(([, name]) => name)

/** Replaces each printed part by `print(name)`. Throws Error for a part whose record is not declared, or whose end is missing. */
export function withPrintedParts(text, print) {
  const begun = [...text.matchAll(/^# printed: (\w+)$/gm)].length
  if (begun !== partsIn(text).length) throw new Error('A printed part has no end, or the end of another one')
  return text.replaceAll(PART, (_, name) => {
    const body = print(name)
    if (body === undefined) throw new Error(`No record in src/contract/graphql/records/ is printed as ${name}`)
    return `# printed: ${name}\n${body}# end of ${name}`
  })
}
