import type { FlowState } from './entry'

/** Whether two states are the same one, in whatever order their regions are named. */
export const isSameState = (a: FlowState | null, b: FlowState | null): boolean => {
  if (a === b) return true
  if (a === null || b === null || typeof a === 'string' || typeof b === 'string') return false
  const regions = Object.keys(a)
  return (
    regions.length === Object.keys(b).length &&
    regions.every((region) => {
      const [left, right] = [a[region], b[region]]
      return left !== undefined && right !== undefined && isSameState(left, right)
    })
  )
}
