import { chakra } from '@chakra-ui/react'

/** Up to two letters for a name: first and last word's. `Dana Whitfield` gives `DW`, nothing gives `?`. */
export const initials = (name: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words
  return picked.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase('en') ?? '').join('') || '?'
}

/** A person's initials. The name is beside it, so it is not read out. */
export const Avatar = ({ name, small = false }: { name: string; small?: boolean }) => (
  <chakra.span
    aria-hidden
    display="inline-flex"
    alignItems="center"
    justifyContent="center"
    flexShrink={0}
    boxSize={small ? '5' : '8'}
    borderRadius="full"
    bg="accent.subtle"
    color="accent.fg"
    textStyle="caption"
    {...(small ? { fontSize: '9px', lineHeight: 1 } : {})}
    fontWeight="semibold"
  >
    {initials(name)}
  </chakra.span>
)
