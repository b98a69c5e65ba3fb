/** Has the same thing done once for all who ask for it while it is under way; `same` says which it is. */
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
