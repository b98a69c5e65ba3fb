import { chakra } from '@chakra-ui/react'

/** First letters of the first and last word. `Dana Whitfield` gives `DW`, an empty name `?`. */
export const initials = (name: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words
  return picked.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase('en') ?? '').join('') || '?'
}

/** Hidden from screen readers, because the name is beside it. */
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
