const plain = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** Whether two texts are one name, in any spelling of case and spaces. */
export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other)
