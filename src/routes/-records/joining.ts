/** Deduplicates concurrent calls: callers with an equal `same` share one result. */
export const joining = <Result>() => {
  const underWay = new Map<string, Promise<Result>>()
  return (same: readonly unknown[], work: () => Promise<Result>): Promise<Result> => {
    const name = JSON.stringify(same)
    const existing = underWay.get(name)
    if (existing) return existing
    const result = work().finally(() => underWay.delete(name))
    underWay.set(name, result)
    return result
  }
}
