/** Whether two values of a field are the same; what is not there counts as nothing. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
