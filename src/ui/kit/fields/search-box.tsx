import { chakra } from '@chakra-ui/react'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import type { Ref } from 'react'
import { controlRecipe } from './control-recipe'
import { useSearchHint } from './search-hint'

const Input = chakra('input', controlRecipe)

type Props = {
  label: string
  value: string
  onChange: (text: string) => void
  /** The searched fields: `Name, phone or email`. Phones show the label instead and announce this. */
  hint: string
  /** For phones, if the label would be truncated too. */
  shortHint?: string | undefined
  /** Takes all available width on a tablet. */
  fills?: boolean
  ref?: Ref<HTMLInputElement>
}

export const SearchBox = ({ label, value, onChange, hint, shortHint = label, fills = false, ref }: Props) => (
  <chakra.div
    position="relative"
    height="fit-content"
    minW={{ base: '0', sm: '8rem' }}
    flex="1"
    maxW={fills ? { base: '24rem', md: 'none', lg: '24rem' } : '24rem'}
  >
    <chakra.span
      position="absolute"
      insetStart="2.5"
      insetBlock="0"
      alignItems="center"
      color="fg.subtle"
      pointerEvents="none"
      display="flex"
    >
      <Search size={16} aria-hidden />
    </chakra.span>
    <Input
      ref={ref}
      type="search"
      aria-label={label}
      value={value}
      {...useSearchHint(shortHint, hint)}
      onChange={(event) => onChange(event.currentTarget.value)}
      ps="8"
      pe={value === '' ? '2' : '8'}
      textOverflow="ellipsis"
      css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
    />
    {value !== '' && (
      <chakra.button
        type="button"
        aria-label="Clear search"
        onClick={() => onChange('')}
        position="absolute"
        insetEnd="1"
        top="50%"
        translate="0 -50%"
        p="1.5"
        color="fg.muted"
        borderRadius="sm"
        cursor="pointer"
        _hover={{ color: 'fg', bg: 'bg.muted' }}
      >
        <X size={14} aria-hidden />
      </chakra.button>
    )}
  </chakra.div>
)
