type Move = {
  /** Conversations as they were listed when the current one was chosen. */
  order: readonly number[]
  /** As they are listed now. */
  shown: readonly number[]
  current: number | undefined
  by: 1 | -1
}

/** The neighbor of the current conversation, wherever an answer or done has moved its row since; the first one when none is chosen. */
export const nextOf = ({ order, shown, current, by }: Move): number | undefined => {
  const places = current !== undefined && order.includes(current) ? order : shown
  const at = current === undefined ? -1 : places.indexOf(current)
  if (at < 0) return shown[0]
  const rest = by === 1 ? places.slice(at + 1) : places.slice(0, at).toReversed()
  return rest.find((id) => shown.includes(id))
}
