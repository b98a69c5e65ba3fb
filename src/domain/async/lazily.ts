/** Makes something when it is first asked for, and keeps it: what is made while a file loads is paid for by every page. */
export const lazily = <T extends object>(make: () => T): (() => T) => {
  let value: T | undefined
  return () => {
    value ??= make()
    return value
  }
}
