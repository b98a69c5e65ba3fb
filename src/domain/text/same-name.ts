const plain = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase()

export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other)
