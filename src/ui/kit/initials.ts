/** Up to two letters for a name: first and last word's. `Dana Whitfield` gives `DW`, nothing gives `?`. */
export const initials = (name: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words
  return picked.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase('en') ?? '').join('') || '?'
}
