/** Returns null when the client can be deleted. */
export const clientWorkRefusal = (open: number): string | null => {
  if (open === 0) return null
  return open === 1
    ? 'This client has 1 open job. Finish or cancel it first.'
    : `This client has ${open} open jobs. Finish or cancel them first.`
}

/** Returns null when the property can be deleted. `at` names the property. */
export const propertyWorkRefusal = (open: number, at = 'this property'): string | null => {
  if (open === 0) return null
  return open === 1
    ? `There is 1 open job at ${at}. Finish or cancel it first.`
    : `There are ${open} open jobs at ${at}. Finish or cancel them first.`
}
