/**
 * Parses the arguments of `npm test`: `--only a,b`, `--repeat N`, `--changed`, and test files. `names` are the existing steps. Throws
 * RangeError with usage for anything else.
 */
export function readOptions(args, names) {
  const options = { only: undefined, repeat: 1, changed: false, files: [] }
  const rest = [...args]
  while (rest.length > 0) {
    const arg = rest.shift()
    if (arg === '--only') options.only = stepsIn(rest.shift(), names)
    else if (arg === '--repeat') options.repeat = countIn(rest.shift(), names)
    else if (arg === '--changed') options.changed = true
    else if (arg.startsWith('-')) throw new RangeError(usage(names))
    else options.files.push(arg)
  }
  if (options.files.length > 0 && !options.only) throw new RangeError(usage(names))
  return options
}

const usage = (names) => `Usage: npm test -- [--only ${names.join(',')} [files]] [--repeat N] [--changed]`

function stepsIn(list = '', names) {
  const steps = list.split(',')
  if (!steps.every((name) => names.includes(name))) throw new RangeError(usage(names))
  return steps
}

function countIn(text, names) {
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1) throw new RangeError(usage(names))
  return count
}
